/** The flow that sets a new password by a link. */
import { networkError } from '../../../domain/errors.ts';
import { newPasswordMachine } from '../../../src/machines/newPassword/newPasswordMachine.ts';
import { newPasswordOutcomes } from '../../../src/machines/newPassword/newPasswordOutcomes.ts';
import { newPassword } from '../../support/accounts/accountFacts.ts';
import { onAccountPage, refusal, wrong } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './newPasswordWords.ts';

export const newPasswordFlow: Flow = {
  name: 'newPassword',
  ...words.newPasswordWords,
  machine: newPasswordMachine,
  walks: [
    {
      events: newPasswordOutcomes({ token: 'fragment', purpose: 'reset' }, newPassword, [
        refusal('link_expired', 410),
        wrong('new_password'),
        networkError,
      ]),
    },
  ],
  offered: onAccountPage,
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['checkLink', 'setPassword'],
  effects: ['endSession'],
};
