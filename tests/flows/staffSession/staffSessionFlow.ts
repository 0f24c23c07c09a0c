/** The flow of a session of staff. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  type StaffSessionContext,
  staffSessionMachine,
} from '../../../src/machines/staffSession/staffSessionMachine.ts';
import { staffSessionOutcomes } from '../../../src/machines/staffSession/staffSessionOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { openReset } from '../../support/resets/resetFacts.ts';
import { owner, renamedHouse } from '../../support/staff/staffFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffSessionWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** Whether the page offers an event: only an open reset can be stopped. */
const onDesk = ({ context }: Snapshot, { type }: ModelEvent): boolean =>
  type !== 'reset.stopped' || (context as StaffSessionContext).me?.reset != null;

export const staffSessionFlow: Flow = {
  name: 'staffSession',
  ...words.staffSessionWords,
  machine: staffSessionMachine,
  walks: [
    {
      events: staffSessionOutcomes({ ...owner, reset: openReset }, renamedHouse, [
        httpError({ status: 401 }),
        networkError,
      ]),
      possible: onDesk,
    },
  ],
  offered: onDesk,
  replayedBy: 'src/pages/staff/staffPages.paths.test.tsx',
  calls: ['readMe', 'signOut'],
  effects: ['goToSignIn'],
};
