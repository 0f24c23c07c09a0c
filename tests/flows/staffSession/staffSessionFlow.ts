/** The flow of a session of staff. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { staffSessionMachine } from '../../../src/machines/staffSession/staffSessionMachine.ts';
import { staffSessionOutcomes } from '../../../src/machines/staffSession/staffSessionOutcomes.ts';
import { owner, renamedHouse } from '../../support/staff/staffFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffSessionWords.ts';

export const staffSessionFlow: Flow = {
  name: 'staffSession',
  ...words.staffSessionWords,
  machine: staffSessionMachine,
  walks: [{ events: staffSessionOutcomes(owner, renamedHouse, [httpError({ status: 401 }), networkError]) }],
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['readMe', 'signOut'],
  effects: ['goToSignIn'],
};
