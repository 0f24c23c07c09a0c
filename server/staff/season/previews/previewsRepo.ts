import type { Kysely, Transaction } from 'kysely';
import type { PreviewLinks } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';

type Database = Kysely<Schema> | Transaction<Schema>;

/** A draft: an event with all its drafts, or one competition and its event. */
export type DraftPlace = { organisationId: string; kind: 'event' | 'competition'; id: string };

/** The links of a draft that work; undefined if the organisation has no such event or competition. @param now UTC ms */
export async function readPreviews(
  db: Database,
  place: DraftPlace,
  now: number,
): Promise<PreviewLinks | undefined> {
  const draft = await readDraft(db, place);
  if (!draft) return undefined;
  const { open, until } = await ofDraft(db, place)
    .where('expires_at', '>', now)
    .select((row) => [
      row.fn.countAll<number | string>().as('open'),
      row.fn.max<number | string | null>('expires_at').as('until'),
    ])
    .executeTakeFirstOrThrow();
  return draft.is_draft
    ? { is_draft: true, open: Number(open), until: until === null ? null : Number(until) }
    : { is_draft: false, open: 0, until: null };
}

/** The event of a draft, and whether it is one. */
export async function readDraft(db: Database, { organisationId, kind, id }: DraftPlace) {
  const query = db
    .selectFrom('events')
    .leftJoin('competitions', (join) =>
      join
        .onRef('competitions.event_id', '=', 'events.id')
        .on('competitions.id', '=', kind === 'competition' ? id : ''),
    )
    .where('events.organisation_id', '=', organisationId)
    .where(kind === 'competition' ? 'competitions.id' : 'events.id', '=', id)
    .select(['events.id', 'events.state as event', 'competitions.state as competition']);
  const row = await query.executeTakeFirst();
  return row && { eventId: row.id, is_draft: row.event === 'draft' || row.competition === 'draft' };
}

/** The stored links of a draft; those of an event leave those of its competitions apart. */
export const ofDraft = (db: Database, { kind, id }: DraftPlace) =>
  kind === 'competition'
    ? db.selectFrom('preview_links').where('competition_id', '=', id)
    : db.selectFrom('preview_links').where('event_id', '=', id).where('competition_id', 'is', null);
