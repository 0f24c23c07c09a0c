/** Machines of staff that stay as they are, beside the one that a test or story walks. */
import { fromPromise } from 'xstate';
import type { Invited, StaffList } from '../../../domain/staff/staffContract.ts';
import { staffInviteMachine } from '../../../src/machines/staffInvite/staffInviteMachine.ts';
import { staffPeopleMachine } from '../../../src/machines/staffPeople/staffPeopleMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

export const stillInvite = staffInviteMachine.provide({
  actors: { invite: fromPromise(() => stagedAnswer<Invited>(undefined)) },
});

/** Lists these people. */
export const stillPeople = (list: StaffList) =>
  staffPeopleMachine.provide({
    actors: {
      loadPeople: fromPromise(() => Promise.resolve(list)),
      endHolding: fromPromise(() => stagedAnswer<unknown>(undefined)),
    },
    actions: { endSession: () => {} },
  });
