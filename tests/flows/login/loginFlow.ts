/** The flow of a login. */
import { networkError } from '../../../domain/errors.ts';
import { loginMachine } from '../../../src/machines/login/loginMachine.ts';
import { loginOutcomes } from '../../../src/machines/login/loginOutcomes.ts';
import { signedInAs } from '../../support/accounts/accountFacts.ts';
import { onAccountPage, refusal, wrong } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './loginWords.ts';

export const loginFlow: Flow = {
  name: 'login',
  ...words.loginWords,
  machine: loginMachine,
  walks: [
    {
      events: loginOutcomes(
        [
          { signedIn: signedInAs('huda'), redirect: '/profile' },
          { signedIn: null, redirect: null },
        ],
        [refusal('invalid_credentials'), wrong('civil_id'), networkError],
      ),
    },
  ],
  offered: onAccountPage,
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['logIn'],
  effects: ['enterSession', 'goOn'],
};
