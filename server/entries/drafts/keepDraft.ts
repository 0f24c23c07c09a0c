import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { lockAccount } from '../../accounts/contacts/contactChangesRepo.ts';
import { hasEntry } from '../entriesRepo.ts';
import { findDraft, type DraftOf } from './draftsRepo.ts';

export type DraftToKeep = DraftOf & {
  /** JSON of what the candidate typed, and of its upload. */
  content: string;
  /** The id of this version. */
  version: string;
  /** The version that the sender continued; null if it knew none. */
  replaces: string | null;
  /** UTC milliseconds. */
  at: number;
};

export type KeptDraft =
  | { kind: 'kept'; version: string; at: number }
  | { kind: 'outdated' }
  | { kind: 'alreadyEntered' };

/**
 * Keeps drafts (decision D204). One that continues an older version than the account keeps is refused, so that a page
 * left open hides nothing newer. The same draft again gets the version that it has.
 */
export const keepDraft: Write<DraftToKeep, KeptDraft> = async (tx, inputs, context) => {
  const kept: KeptDraft[] = [];
  for (const input of inputs) kept.push(await keepOne(tx, input, context));
  return kept;
};

async function keepOne(
  tx: Transaction<Schema>,
  input: DraftToKeep,
  context: WriteContext,
): Promise<KeptDraft> {
  const { userId, competitionId, content, version, replaces, at } = input;
  await lockAccount(tx, { userId }, context);
  if (await hasEntry(tx, userId, competitionId)) return { kind: 'alreadyEntered' };
  const known = await findDraft(tx, input, at);
  if (known?.content === content) return { kind: 'kept', version: known.version, at: known.changed_at };
  if (known && known.version !== replaces) return { kind: 'outdated' };
  const row = { user_id: userId, competition_id: competitionId, version, content, changed_at: at };
  await tx
    .insertInto('registration_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'competition_id']).doUpdateSet(row))
    .execute();
  return { kind: 'kept', version, at };
}
