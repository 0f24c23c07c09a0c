/** The flow of a link that verifies a new contact, or undoes a change of contact. */
import { networkError } from '../../../domain/errors.ts';
import { contactLinkMachine } from '../../../src/machines/contactLink/contactLinkMachine.ts';
import { contactLinkOutcomes } from '../../../src/machines/contactLink/contactLinkOutcomes.ts';
import { undoLink, verifyLink } from '../../support/accounts/accountFacts.ts';
import { refusal } from '../accountOffers.ts';

import type { Flow } from '../flow.ts';
import * as words from './contactLinkWords.ts';

export const contactLinkFlow: Flow = {
  name: 'contactLink',
  ...words.contactLinkWords,
  machine: contactLinkMachine,
  walks: [
    {
      events: contactLinkOutcomes([verifyLink, undoLink], 'reset', [
        refusal('link_expired', 410),
        networkError,
      ]),
    },
  ],
  replayedBy: 'src/pages/candidate/accountPages.paths.test.tsx',
  calls: ['checkLink', 'useLink'],
  effects: ['endSession'],
};
