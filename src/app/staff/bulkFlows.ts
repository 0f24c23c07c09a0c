/** Real effects of acts on many people and invitations of an organisation. */
import { fromPromise } from 'xstate';
import { statusOf } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import {
  type BulkPreview,
  type BulkRow,
  previewEnds,
  previewWithdrawals,
} from '../../../domain/staff/bulk.ts';
import type { StaffList } from '../../../domain/staff/staffContract.ts';
import { endHolding, listStaff } from '../../api/staff/calls/people.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { type BulkOutcome, bulkActMachine } from '../../machines/bulkAct/bulkActMachine.ts';
import type { Holding } from '../../machines/staffPeople/staffPeopleMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { StepUps } from './stepUps.ts';

/** @param staffId who acts */
export function createBulkFlows(
  client: StaffClient,
  organisationId: string,
  staffId: string,
  { steppedUp }: StepUps,
) {
  const { standard, once } = retryPresets;
  const ending = (
    kind: Holding['kind'],
    previewOf: (list: StaffList, chosen: readonly BulkRow[]) => BulkPreview,
  ) =>
    bulkActMachine.provide({
      actors: {
        preview: fromPromise<BulkPreview, readonly BulkRow[]>(async ({ input, signal }) => {
          const call = () => listStaff(client, organisationId, signal);
          return previewOf(await dataOf(await withRetry(call, standard, { signal })), input);
        }),
        actOn: fromPromise<BulkOutcome, BulkRow>(async ({ input: { key }, signal }) => {
          const call = () => endHolding(client, organisationId, { kind, id: key }, signal);
          const outcome = await steppedUp(() => withRetry(call, once, { signal }), signal);
          if (!outcome.ok && statusOf(outcome.error) === 404) return 'gone';
          return (await dataOf(outcome)) === null ? 'done' : 'asked';
        }),
      },
      actions: { endSession: goToSignIn },
    });
  return {
    endRoles: ending('membership', ({ people }, chosen) => previewEnds(people, chosen, staffId)),
    withdrawInvitations: ending('invitation', ({ invitations }, chosen) =>
      previewWithdrawals(invitations, chosen),
    ),
  };
}
