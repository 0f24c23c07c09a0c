import type { Transaction } from 'kysely';
import { withdrawalOffer } from '../../../domain/withdrawal.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { endWithdrawal, setStanding } from '../../voting/standings/changeStanding.ts';
import { closeGateOf } from '../../voting/votesGate.ts';
import { readPlaces, runningPlaces } from '../../voting/standings/entryPlaces.ts';
import { lockOwnEntry } from '../lockOwnEntry.ts';
import { withdrawableOf } from './withdrawable.ts';

export type WithdrawalUndo = { entryId: string; userId: string; at: number; network: string };

/** The outcome. `replayed`: it takes part already. `over`: the time to undo has ended, or there was none. */
export type UndoneWithdrawal = { kind: 'undone'; replayed: boolean } | { kind: 'unknown' | 'over' };

/** Undoes withdrawals in their time (decision D201). The message about one is not sent then. */
export const undoWithdrawal: Write<WithdrawalUndo, UndoneWithdrawal> = async (tx, inputs, context) => {
  const results: UndoneWithdrawal[] = [];
  for (const input of inputs) results.push(await undoOne(tx, input, context));
  return results;
};

async function undoOne(
  tx: Transaction<Schema>,
  input: WithdrawalUndo,
  context: WriteContext,
): Promise<UndoneWithdrawal> {
  const { entryId, userId, at, network } = input;
  await closeGateOf(tx, [entryId], context);
  const entry = await lockOwnEntry(tx, input, context);
  if (!entry) return { kind: 'unknown' };
  if (entry.withdrawn_at === null) return { kind: 'undone', replayed: true };
  const places = await readPlaces(tx, [entryId], context);
  if (withdrawalOffer(withdrawableOf(entry, { places, endsAt: entry.ends_at, now: at }), at) !== 'undo')
    return { kind: 'over' };
  await endWithdrawal(tx, entryId);
  const left = runningPlaces(places, at).filter(({ standing }) => standing === 'withdrawn');
  await setStanding(tx, left, 'in', at, context);
  await tx
    .deleteFrom('entry_messages')
    .where('entry_id', '=', entryId)
    .where('kind', '=', 'withdrawn')
    .where('state', '=', 'due')
    .execute();
  const line = { at, actor: userId, role: 'candidate', action: 'entry.withdrawal_undone', network } as const;
  await appendAudit(tx, [{ ...line, subject: entryId }], context);
  return { kind: 'undone', replayed: false };
}
