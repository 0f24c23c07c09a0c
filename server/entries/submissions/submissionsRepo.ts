import type { Kysely } from 'kysely';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { EntryRow } from '../entriesRepo.ts';

/** An entry with its media and the highest round that it is in. */
export type WholeEntry = EntryRow & {
  live: MediaTable | undefined;
  pending: MediaTable | undefined;
  round: number;
};

/** The entries of a candidate, the newest first; one of them where an id is given. */
export async function findSubmissions(
  db: Kysely<Schema>,
  userId: string,
  id?: string,
): Promise<WholeEntry[]> {
  const all = db.selectFrom('entries').where('user_id', '=', userId).selectAll();
  const entries = await (id === undefined ? all : all.where('id', '=', id))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const [media, rounds] = await Promise.all([mediaOf(db, entries), roundsOf(db, entries)]);
  return entries.map((entry) => ({
    ...entry,
    live: media.get(entry.live_media_id ?? ''),
    pending: media.get(entry.pending_media_id ?? ''),
    round: rounds.get(entry.id) ?? 1,
  }));
}

async function mediaOf(
  db: Kysely<Schema>,
  entries: readonly EntryRow[],
): Promise<ReadonlyMap<string, MediaTable>> {
  const ids = entries.flatMap(({ live_media_id, pending_media_id }) => [live_media_id, pending_media_id]);
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('media').where('id', 'in', wanted).selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function roundsOf(
  db: Kysely<Schema>,
  entries: readonly EntryRow[],
): Promise<ReadonlyMap<string, number>> {
  if (entries.length === 0) return new Map();
  const ids = entries.map(({ id }) => id);
  const rows = await db
    .selectFrom('round_entries')
    .innerJoin('rounds', 'rounds.id', 'round_entries.round_id')
    .where('round_entries.entry_id', 'in', ids)
    .orderBy('rounds.ordinal')
    .select(['round_entries.entry_id', 'rounds.ordinal'])
    .execute();
  return new Map(rows.map(({ entry_id, ordinal }) => [entry_id, ordinal]));
}
