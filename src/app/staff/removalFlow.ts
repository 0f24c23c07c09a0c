/** Real effects of taking an entry out of its vote. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { Asked, MemberRemoval } from '../../../domain/staff/staffContract.ts';
import { readRemoval, removeMember } from '../../api/staff/calls/removals.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { memberRemovalMachine } from '../../machines/memberRemoval/memberRemovalMachine.ts';
import type { MemberRemovalEvent, RemovalToAsk } from '../../machines/memberRemoval/memberRemovalTypes.ts';
import { whenShown } from '../flows/whenShown.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { RetriedCalls } from './retriedCalls.ts';

export const createRemovalFlow = (
  client: StaffClient,
  place: { organisation: string; id: string },
  { read, write }: RetriedCalls,
) =>
  memberRemovalMachine.provide({
    actors: {
      loadFacts: fromPromise<MemberRemoval>(({ signal }) =>
        read(() => readRemoval(client, place, signal), signal),
      ),
      ask: fromPromise<Asked | null, RemovalToAsk>(({ input, signal }) =>
        write(() => removeMember(client, place, input, signal), signal),
      ),
      watchReturn: fromCallback<AnyEventObject>(({ sendBack }) => {
        const returned: MemberRemovalEvent = { type: 'page.returned' };
        return whenShown(() => sendBack(returned));
      }),
    },
    actions: { endSession: goToSignIn },
  });
