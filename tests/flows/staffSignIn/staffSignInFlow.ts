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

export const staffSignInFlow: Flow = {
  name: 'staffSignIn',
  ...words.staffSignInWords,
  machine: staffSignInMachine,
  walks: [
    {
      events: staffSignInOutcomes(staffCredentials, [
        refusal('staff_credentials'),
        refusal('code_wrong'),
        wrong('email'),
        httpError({ status: 429, retryAfterMs: WAIT_MS }),
        networkError,
      ]),
    },
  ],
  offered: onSignInPage,
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['signIn'],
  effects: ['goOn'],
  steady: { wait: WAIT_MS },
};
