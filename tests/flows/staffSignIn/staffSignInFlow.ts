/** The flow of a sign-in of staff. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffSignInMachine } from '../../../src/machines/staffSignIn/staffSignInMachine.ts';
import { staffSignInOutcomes } from '../../../src/machines/staffSignIn/staffSignInOutcomes.ts';
import { staffCredentials } from '../../support/staff/staffFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onSignInPage } from '../staffOffers.ts';
import * as words from './staffSignInWords.ts';

const WAIT_MS = 60_000;
const limited = httpError({ status: 429, retryAfterMs: WAIT_MS });

export const staffSignInFlow: Flow = {
  name: 'staffSignIn',
  ...words.staffSignInWords,
  machine: staffSignInMachine,
  walks: [
    {
      events: staffSignInOutcomes(
        staffCredentials,
        [refusal('staff_credentials'), refusal('code_wrong'), wrong('email'), limited, networkError],
        { stops: ['cancelled', 'unusable'], failures: [refusal('passkey_unknown'), limited, networkError] },
      ),
    },
  ],
  offered: onSignInPage,
  replayedBy: 'src/pages/staff/signingPages.paths.test.tsx',
  calls: ['signIn', 'signInByPasskey'],
  effects: ['goOn'],
  steady: { wait: WAIT_MS },
};
