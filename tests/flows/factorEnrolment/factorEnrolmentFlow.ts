/** The flow of a person's own authenticator apps. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { factorEnrolmentMachine } from '../../../src/machines/factorEnrolment/factorEnrolmentMachine.ts';
import { factorEnrolmentOutcomes } from '../../../src/machines/factorEnrolment/factorEnrolmentOutcomes.ts';
import { factors, offeredSecret } from '../../support/staff/ownAccessFacts.ts';
import { staffCredentials } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onInviteForm } from '../staffOffers.ts';
import * as words from './factorEnrolmentWords.ts';

const WAIT_MS = 60_000;
const givenUp = refusal('step_up_needed', 403);

export const factorEnrolmentFlow: Flow = {
  name: 'factorEnrolment',
  ...words.factorEnrolmentWords,
  machine: factorEnrolmentMachine,
  walks: [
    {
      events: factorEnrolmentOutcomes(
        { factors, secret: offeredSecret, code: staffCredentials.code },
        {
          load: [networkError],
          offer: [givenUp, refusal('factors_full', 409)],
          add: [
            givenUp,
            wrong('code'),
            refusal('factors_changed', 409),
            httpError({ status: 429, retryAfterMs: WAIT_MS }),
            networkError,
          ],
          remove: [givenUp, httpError({ status: 404 }), refusal('last_factor', 409)],
        },
      ),
    },
  ],
  offered: onInviteForm,
  replayedBy: 'src/pages/staff/securityPage.paths.test.tsx',
  calls: ['loadFactors', 'offerFactor', 'addFactor', 'removeFactor'],
  effects: [],
  steady: { wait: WAIT_MS },
};
