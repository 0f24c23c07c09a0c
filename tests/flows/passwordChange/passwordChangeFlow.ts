/** The flow that changes a password. */
import { networkError, unauthenticated } from '../../../domain/errors.ts';
import { passwordChangeMachine } from '../../../src/machines/passwordChange/passwordChangeMachine.ts';
import { passwordChangeOutcomes } from '../../../src/machines/passwordChange/passwordChangeOutcomes.ts';
import { answered } from '../../../src/machines/worldEvents.ts';
import { passwords, profile } from '../../support/accounts/accountFacts.ts';
import { onAccountPage, refusal, wrong } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './passwordChangeWords.ts';

export const passwordChangeFlow: Flow = {
  name: 'passwordChange',
  ...words.passwordChangeWords,
  machine: passwordChangeMachine,
  walks: [
    {
      events: passwordChangeOutcomes(passwords, [
        refusal('wrong_password'),
        wrong('new_password'),
        unauthenticated({ status: 401 }),
        networkError,
      ]),
    },
    { events: [answered('loadProfile', profile)] },
  ],
  // The form works without the profile, so nothing changes when it does not load.
  unreached: { states: [], transitions: ['passwordChange on xstate.error.actor.loadProfile: stays'] },
  offered: onAccountPage,
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['changePassword', 'loadProfile'],
  effects: ['signOut', 'goToLogin'],
};
