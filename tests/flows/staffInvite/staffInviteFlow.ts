/** The flow of an invitation of staff. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  type InviteValues,
  staffInviteMachine,
} from '../../../src/machines/staffInvite/staffInviteMachine.ts';
import { staffInviteOutcomes } from '../../../src/machines/staffInvite/staffInviteOutcomes.ts';
import { asked } from '../../support/staff/approvalFacts.ts';
import { singing } from '../../support/staff/competitionFacts.ts';
import { invited } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onInviteForm } from '../staffOffers.ts';
import * as words from './staffInviteWords.ts';

const WAIT_MS = 60_000;
const typed: InviteValues = { email: 'huda@production.example', role: 'judge', competitions: [singing.id] };

export const staffInviteFlow: Flow = {
  name: 'staffInvite',
  ...words.staffInviteWords,
  machine: staffInviteMachine,
  input: { role: '' },
  walks: [
    {
      events: staffInviteOutcomes(typed, invited, asked, [
        wrong('email'),
        wrong('role'),
        wrong('competitions'),
        refusal('step_up_needed', 403),
        httpError({ status: 401 }),
        httpError({ status: 429, retryAfterMs: WAIT_MS }),
        networkError,
      ]),
    },
  ],
  offered: onInviteForm,
  replayedBy: 'src/pages/staff/peoplePage.paths.test.tsx',
  calls: ['invite'],
  effects: [],
  steady: { wait: WAIT_MS },
};
