import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { endUndone } from './askApproval.ts';

/**
 * Ends the open acts that a person asked for, and those that would reset the person's access: the access was reset, and the
 * earlier one may have been in other hands. Call it with the person's organisations locked.
 */
export async function lapseApprovals(
  tx: Transaction<Schema>,
  { staffId, at, network }: { staffId: string; at: number; network: string },
  context: WriteContext,
): Promise<void> {
  const open = await tx
    .selectFrom('approvals')
    .where('state', '=', 'open')
    .where((row) =>
      row.or([
        row('asked_by', '=', staffId),
        row.and([row('act', '=', 'reset_owner'), row('subject', '=', staffId)]),
      ]),
    )
    .select(['id', 'act', 'expires_at', 'organisation_id'])
    .orderBy('id')
    .execute();
  for (const row of open) {
    const act = { organisationId: row.organisation_id, by: staffId, at, network };
    await endUndone(tx, act, row, row.expires_at > at ? 'lapsed' : 'expired', context);
  }
}
