import type { Kysely } from 'kysely';
import type { ScreeningItem } from '../../../domain/staff/staffContract.ts';
import { presentMedia } from '../../entries/submissions/presentMedia.ts';
import type { MediaLinks } from '../../media/signedLinks.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { type EntrySight, readEntry } from '../entries/readEntry.ts';

export type ItemSight = EntrySight & { staffId: string; links: Pick<MediaLinks, 'make' | 'hold'> };

/** An entry as a screener sees it: the recording to decide about, what it replaces, and what happened to the entry. */
export async function readItem(
  db: Kysely<Schema>,
  { staffId, links, ...sight }: ItemSight,
  id: string,
): Promise<ScreeningItem | undefined> {
  const entry = await readEntry(db, sight, id);
  const row = await db
    .selectFrom('entries')
    .where('id', '=', id)
    .select(['created_at', 'held_at', 'live_media_id', 'pending_media_id', 'pending_status'])
    .executeTakeFirst();
  if (!entry || !row) return undefined;
  const isReplacement = row.pending_status !== null;
  const shown = isReplacement ? row.pending_media_id : row.live_media_id;
  const [recording, former, notes, decisions, corrections] = await Promise.all([
    mediaOf(db, shown),
    isReplacement ? mediaOf(db, row.live_media_id) : undefined,
    notesOf(db, id),
    decisionsOf(db, id, sight.now),
    correctionsOf(db, id),
  ]);
  return {
    entry,
    place: `${row.created_at}-${id}`,
    what: isReplacement ? 'replacement' : 'entry',
    saw: shown,
    is_held: row.held_at !== null,
    recording: recording ? presentMedia(recording, staffId, links) : null,
    former: former ? presentMedia(former, staffId, links) : null,
    notes,
    decisions,
    corrections,
  };
}

async function mediaOf(db: Kysely<Schema>, id: string | null) {
  return id === null ? undefined : db.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirst();
}

const notesOf = (db: Kysely<Schema>, entryId: string): Promise<ScreeningItem['notes']> =>
  db
    .selectFrom('entry_notes')
    .leftJoin('staff', 'staff.id', 'entry_notes.written_by')
    .where('entry_id', '=', entryId)
    .orderBy('written_at', 'desc')
    .select(['entry_notes.id', 'text', 'staff.name as by', 'written_at as at'])
    .execute();

async function decisionsOf(
  db: Kysely<Schema>,
  entryId: string,
  now: number,
): Promise<ScreeningItem['decisions']> {
  const rows = await db
    .selectFrom('entry_decisions')
    .leftJoin('staff', 'staff.id', 'entry_decisions.decided_by')
    .where('entry_id', '=', entryId)
    .orderBy('decided_at', 'desc')
    .select([
      'entry_decisions.id',
      'what',
      'status',
      'reason',
      'reason_en',
      'staff.name as by',
      'decided_at as at',
      'undo_until',
      'undone_at',
    ])
    .execute();
  return rows.map(({ undo_until, ...row }) => ({
    ...row,
    undo_until: row.undone_at === null && undo_until > now ? undo_until : null,
  }));
}

const correctionsOf = (db: Kysely<Schema>, entryId: string): Promise<ScreeningItem['corrections']> =>
  db
    .selectFrom('corrections')
    .where('entry_id', '=', entryId)
    .where('state', '<>', 'replaced')
    .orderBy('asked_at', 'desc')
    .select(['part', 'reason', 'reason_en', 'due_at', 'state'])
    .$narrowType<{ state: 'open' | 'sent' }>()
    .execute();
