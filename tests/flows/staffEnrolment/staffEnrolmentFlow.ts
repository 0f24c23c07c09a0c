/** The flow of a setup, an invitation or a reset of staff. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffEnrolmentMachine } from '../../../src/machines/staffEnrolment/staffEnrolmentMachine.ts';
import {
  staffEnrolmentFailures,
  staffEnrolmentOutcomes,
} from '../../../src/machines/staffEnrolment/staffEnrolmentOutcomes.ts';
import { answered } from '../../../src/machines/worldEvents.ts';
import { earlyLink, resetLink } from '../../support/resets/resetFacts.ts';
import {
  enrolmentValues,
  invitationLink,
  knownLink,
  recoveryCodes,
  setupLink,
} from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onEnrolmentPage } from '../staffOffers.ts';
import * as words from './staffEnrolmentWords.ts';

const WAIT_MS = 60_000;
const { name, password, code, organisation_ar } = enrolmentValues;

export const staffEnrolmentFlow: Flow = {
  name: 'staffEnrolment',
  ...words.staffEnrolmentWords,
  machine: staffEnrolmentMachine,
  walks: [
    {
      events: [
        ...staffEnrolmentOutcomes(invitationLink, { name, password, code }, recoveryCodes),
        ...staffEnrolmentFailures(
          [refusal('link_expired', 410), networkError],
          [
            refusal('link_used', 410),
            refusal('code_wrong'),
            wrong('password'),
            httpError({ status: 429, retryAfterMs: WAIT_MS }),
            networkError,
          ],
        ),
      ],
    },
    // One of the fields that only a setup has: what follows is the same.
    { events: staffEnrolmentOutcomes(setupLink, { organisation_ar }, recoveryCodes) },
    { events: staffEnrolmentOutcomes(knownLink, { password, code }, []) },
    { events: staffEnrolmentOutcomes(resetLink, { password, code }, recoveryCodes) },
    { events: [answered('checkLink', earlyLink), { type: 'retry.requested' }] },
  ],
  offered: onEnrolmentPage,
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['checkLink', 'enrol'],
  effects: ['print', 'goOn'],
  steady: { wait: WAIT_MS },
};
