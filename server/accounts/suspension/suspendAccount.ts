import type { Transaction } from 'kysely';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write } from '../../platform/writer/write.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import { entryIdsOf, followBars } from '../../voting/standings/changeStanding.ts';
import { closeGateOf } from '../../voting/votesGate.ts';
import { replaceLinks } from '../links/linksRepo.ts';

/** Whom to suspend or reinstate; `user` is an id or a civil id. */
export type Suspension = OperatorAct & { user: string; suspended: boolean; reason: string | null };

export type Suspended =
  | { kind: 'done'; fullName: string; sessions: number }
  | { kind: 'unchanged'; fullName: string }
  | { kind: 'unknown' };

/**
 * Suspends accounts or ends their suspension. A suspension ends sessions and links, and excludes the
 * entries from voting.
 */
export const suspendAccount: Write<Suspension, Suspended> = async (tx, inputs, context) => {
  const results: Suspended[] = [];
  for (const input of inputs) {
    const account = await findAccount(tx, input.user);
    if (!account) {
      results.push({ kind: 'unknown' });
      continue;
    }
    const { full_name: fullName, user_id, suspended_at } = account;
    if ((suspended_at !== null) === input.suspended) {
      results.push({ kind: 'unchanged', fullName });
      continue;
    }
    const entryIds = await entryIdsOf(tx, user_id);
    await closeGateOf(tx, entryIds, context);
    results.push({ kind: 'done', fullName, sessions: await setSuspended(tx, user_id, input) });
    await followBars(tx, entryIds, input.at, context);
    const action = input.suspended ? 'account.suspended' : 'account.unsuspended';
    const entry = { at: input.at, actor: input.actor, role: 'staff', reason: input.reason } as const;
    const changed = {
      before: { suspended: !input.suspended },
      after: { suspended: input.suspended },
    };
    await appendAudit(tx, [{ ...entry, action, subject: user_id, ...changed }], context);
  }
  return results;
};

/**
 * Marks an account as suspended or not; a suspension also ends its sessions and links.
 * @returns how many sessions ended
 */
async function setSuspended(
  tx: Transaction<Schema>,
  userId: string,
  { suspended, at }: Suspension,
): Promise<number> {
  await tx
    .updateTable('accounts')
    .set({ suspended_at: suspended ? at : null })
    .where('user_id', '=', userId)
    .execute();
  if (!suspended) return 0;
  await replaceLinks(tx, userId, at);
  const { numDeletedRows } = await tx.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

function findAccount(tx: Transaction<Schema>, user: string) {
  return tx
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .where((eb) =>
      eb.or([eb('accounts.user_id', '=', user), eb('accounts.civil_id', '=', canonicalCivilId(user))]),
    )
    .orderBy('accounts.verified_at', (by) => by.desc().nullsLast())
    .select(['accounts.user_id', 'users.full_name', 'accounts.suspended_at'])
    .executeTakeFirst();
}
