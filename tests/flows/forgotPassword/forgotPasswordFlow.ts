/** The flow that requests a link to a new password. */
import { networkError } from '../../../domain/errors.ts';
import { forgotPasswordMachine } from '../../../src/machines/forgotPassword/forgotPasswordMachine.ts';
import { forgotPasswordOutcomes } from '../../../src/machines/forgotPassword/forgotPasswordOutcomes.ts';
import { onAccountPage, refusal, wrong } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './forgotPasswordWords.ts';

export const forgotPasswordFlow: Flow = {
  name: 'forgotPassword',
  ...words.forgotPasswordWords,
  machine: forgotPasswordMachine,
  walks: [
    {
      events: forgotPasswordOutcomes(
        [{ message: null }, { message: 'It is on its way.' }],
        [refusal('not_now'), wrong('civil_id'), networkError],
      ),
    },
  ],
  offered: onAccountPage,
  unoffered: ['forgotPassword.submitting on field.changed: stays'],
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['askForLink'],
  effects: [],
};
