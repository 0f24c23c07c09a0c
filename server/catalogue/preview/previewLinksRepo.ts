import type { Kysely } from 'kysely';
import { competitionHref, eventHref } from '../../../domain/catalogueAddress.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { linkHash } from '../../platform/linkTokens.ts';

/** A link that works, and what it shows. */
export type PreviewLink = {
  id: string;
  eventId: string;
  /** Null for an event with all its drafts. */
  competitionId: string | null;
  /** Whether it is public by now, so that nothing is left to show. */
  isPublic: boolean;
  /** Whether the event is. */
  isEventPublic: boolean;
  zone: string;
  /** UTC ms. */
  expiresAt: number;
  /** The address of what it shows: a path, percent-encoded. */
  path: string;
};

/** The link with a token, if it works. @param now UTC ms */
export const findByToken = (db: Kysely<Schema>, token: string, now: number) =>
  find(db, ['token_hash', linkHash(token)], now);

/** The link with an id, if it still works. @param now UTC ms */
export const findById = (db: Kysely<Schema>, id: string, now: number) => find(db, ['id', id], now);

async function find(
  db: Kysely<Schema>,
  [column, value]: ['id' | 'token_hash', string],
  now: number,
): Promise<PreviewLink | undefined> {
  const row = await db
    .selectFrom('preview_links')
    .innerJoin('events', 'events.id', 'preview_links.event_id')
    .leftJoin('competitions', 'competitions.id', 'preview_links.competition_id')
    .where(`preview_links.${column}`, '=', value)
    .where('expires_at', '>', now)
    .select([
      'preview_links.id',
      'preview_links.event_id',
      'competition_id',
      'expires_at',
      'zone',
      'events.slug as event_slug',
      'events.state as event_state',
      'competitions.slug as slug',
      'competitions.state as state',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const isEventPublic = row.event_state !== 'draft';
  return {
    id: row.id,
    eventId: row.event_id,
    competitionId: row.competition_id,
    isPublic: isEventPublic && row.state !== 'draft',
    isEventPublic,
    zone: row.zone,
    expiresAt: row.expires_at,
    path: row.slug === null ? eventHref(row.event_slug) : competitionHref(row.event_slug, row.slug),
  };
}
