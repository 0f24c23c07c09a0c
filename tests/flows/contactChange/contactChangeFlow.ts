/** The flow that changes the account's phone number; the flow of the e-mail address works the same way. */
import { networkError, unauthenticated } from '../../../domain/errors.ts';
import { contactChangeMachine } from '../../../src/machines/contactChange/contactChangeMachine.ts';
import { contactChangeOutcomes } from '../../../src/machines/contactChange/contactChangeOutcomes.ts';
import { passwords, profile, verifyingProfile } from '../../support/accounts/accountFacts.ts';
import { onAccountPage, refusal, wrong } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './contactChangeWords.ts';

export const contactChangeFlow: Flow = {
  name: 'contactChange',
  ...words.contactChangeWords,
  machine: contactChangeMachine,
  input: { contact: 'phone_number' },
  walks: [
    {
      events: contactChangeOutcomes(
        profile,
        verifyingProfile,
        { phone_number: '98765432', current_password: passwords.current_password },
        [refusal('wrong_password'), wrong('phone_number'), unauthenticated({ status: 401 }), networkError],
      ),
    },
  ],
  offered: onAccountPage,
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['loadProfile', 'changeContact'],
  effects: [],
};
