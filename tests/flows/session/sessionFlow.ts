/** The flow of the signed-in account of this browser. */
import { sessionMachine } from '../../../src/machines/session/sessionMachine.ts';
import { sessionOutcomes } from '../../../src/machines/session/sessionOutcomes.ts';
import { signedInAs } from '../../support/accounts/accountFacts.ts';

import type { Flow } from '../flow.ts';
import * as words from './sessionWords.ts';

export const sessionFlow: Flow = {
  name: 'session',
  ...words.sessionWords,
  machine: sessionMachine,
  walks: [{ events: sessionOutcomes(signedInAs('huda')) }],
  replayedBy: null,
  calls: ['recallSession'],
  effects: ['keepRecord', 'keepUser', 'revokeToken', 'goHome', 'forgetDrafts'],
};
