/** Real effects of acts that wait for a second person. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ApprovalList, Approved } from '../../../domain/staff/staffContract.ts';
import { approve, listApprovals, rejectApproval, withdrawApproval } from '../../api/staff/calls/approvals.ts';
import { approveSigned } from '../../api/staff/calls/passkeys.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import {
  approvalMachine,
  type ApprovalEvent,
  type Deciding,
} from '../../machines/approval/approvalMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { whenShown } from '../flows/whenShown.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { SignedAct, StepUps } from './stepUps.ts';

const { standard, once } = retryPresets;

/** @param onList gets each list that was loaded */
export const createApprovalFlow = (
  client: StaffClient,
  organisation: string,
  { steppedUp }: StepUps,
  onList: (list: ApprovalList) => void,
) =>
  approvalMachine.provide({
    actors: {
      loadApprovals: fromPromise<ApprovalList>(async ({ signal }) => {
        const call = () => listApprovals(client, organisation, signal);
        const list = await dataOf(await withRetry(call, standard, { signal }));
        onList(list);
        return list;
      }),
      decide: fromPromise<Approved | null, Deciding>(async ({ input, signal }) => {
        const call = () => decide(client, organisation, input, signal);
        return dataOf(
          await steppedUp(
            () => withRetry(call, once, { signal }),
            signal,
            input.decision === 'approve' ? signedApproval(client, organisation, input, signal) : undefined,
          ),
        );
      }),
      watchReturn: fromCallback<AnyEventObject>(({ sendBack }) => {
        const returned: ApprovalEvent = { type: 'page.returned' };
        return whenShown(() => sendBack(returned));
      }),
    },
    actions: { endSession: goToSignIn },
  });

function decide(
  client: StaffClient,
  organisation: string,
  { decision, approval: { id, hash } }: Deciding,
  signal: AbortSignal,
): Promise<Outcome<Approved | null>> {
  const place = { organisation, id };
  if (decision === 'approve') return approve(client, place, hash, signal);
  return (decision === 'reject' ? rejectApproval : withdrawApproval)(client, place, signal);
}

/** An approval that a passkey signs. */
function signedApproval(
  client: StaffClient,
  organisation: string,
  { approval: { id, hash } }: Deciding,
  signal: AbortSignal,
): SignedAct<Approved | null> {
  const place = { organisation, id };
  return {
    hash,
    act: (signature) =>
      withRetry(() => approveSigned(client, place, hash, signature, signal), once, { signal }),
  };
}
