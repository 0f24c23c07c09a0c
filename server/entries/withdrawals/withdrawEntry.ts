import type { Transaction } from 'kysely';
import type { Language } from '../../../domain/localized.ts';
import { isSameName, undoUntil, withdrawalOffer, type Withdrawable } from '../../../domain/withdrawal.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { setStanding } from '../../voting/standings/changeStanding.ts';
import { closeGateOf } from '../../voting/votesGate.ts';
import { readPlaces } from '../../voting/standings/entryPlaces.ts';
import { queueEntryMessage } from '../messages/queueEntryMessage.ts';
import { lockOwnEntry, type OwnEntry } from '../lockOwnEntry.ts';
import { competingPlaces, withdrawableOf } from './withdrawable.ts';

export type EntryWithdrawal = {
  entryId: string;
  userId: string;
  /** The name that the candidate typed for a final withdrawal; null without one. */
  name: string | null;
  at: number;
  network: string;
  /** The language of the page. */
  language: Language;
};

/**
 * The outcome. `replayed`: it was withdrawn before. `closed`: it is rejected or out of the competition, or the competition
 * has ended. `unconfirmed`: the withdrawal would be final, and no name was typed. `misnamed`: another name was typed.
 */
export type WithdrawnEntry =
  | { kind: 'withdrawn'; replayed: boolean }
  | { kind: 'unknown' | 'closed' | 'unconfirmed' | 'misnamed' };

/**
 * Withdraws entries, as their candidates ask (decision D201). They stop competing in their running rounds with this
 * commit; earlier rounds keep their result.
 */
export const withdrawEntry: Write<EntryWithdrawal, WithdrawnEntry> = async (tx, inputs, context) => {
  const results: WithdrawnEntry[] = [];
  for (const input of inputs) results.push(await withdrawOne(tx, input, context));
  return results;
};

async function withdrawOne(
  tx: Transaction<Schema>,
  input: EntryWithdrawal,
  context: WriteContext,
): Promise<WithdrawnEntry> {
  const { entryId, userId, at, network, language } = input;
  await closeGateOf(tx, [entryId], context);
  const entry = await lockOwnEntry(tx, input, context);
  if (!entry) return { kind: 'unknown' };
  if (entry.withdrawn_at !== null) return { kind: 'withdrawn', replayed: true };
  const places = await readPlaces(tx, [entryId], context);
  const withdrawable = withdrawableOf(entry, { places, endsAt: entry.ends_at, now: at });
  const refusal = refusalOf(withdrawable, entry, input);
  if (refusal) return { kind: refusal };
  const until = undoUntil(withdrawable.opens, at);
  const set = { withdrawn_at: at, withdrawal_undo_until: until, language, changed_at: at };
  await tx.updateTable('entries').set(set).where('id', '=', entryId).execute();
  await setStanding(tx, competingPlaces(places, at), 'withdrawn', at, context);
  const line = { at, actor: userId, role: 'candidate', action: 'entry.withdrawn', network } as const;
  await appendAudit(tx, [{ ...line, subject: entryId }], context);
  await queueEntryMessage(tx, { entryId, kind: 'withdrawn', at, dueAt: until ?? at });
  return { kind: 'withdrawn', replayed: false };
}

function refusalOf(
  withdrawable: Withdrawable,
  { full_name }: OwnEntry,
  { name, at }: EntryWithdrawal,
): 'closed' | 'unconfirmed' | 'misnamed' | undefined {
  const offer = withdrawalOffer(withdrawable, at);
  if (offer === 'none') return 'closed';
  if (offer === 'undoable') return undefined;
  if (name === null) return 'unconfirmed';
  return isSameName(name, full_name) ? undefined : 'misnamed';
}
