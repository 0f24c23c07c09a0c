import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/platform/database/schema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { layOwner } from './laidOwner.ts';

const DAY_MS = 86_400_000;
/** Rows of one insert: the databases limit how many values one has. */
const CHUNK = 1_000;

/** A round with one group, whose window is far ahead. */
export type FarRound = { round: string; group: string };

/** What was laid, and the cookie (a header) of its owner. */
export type ManyEntries = { cookie: string; organisation: string; competition: string; rounds: FarRound[] };

/**
 * Writes an organisation with an owner, and a competition of it with approved entries and rounds. A search for `few` finds the
 * first 1,000 entries.
 * @param now UTC ms
 */
export async function layManyEntries(
  db: Kysely<Schema>,
  { entries, rounds, now }: { entries: number; rounds: number; now: number },
): Promise<ManyEntries> {
  const organisation = newId();
  const cookie = await layOwner(db, organisation, now);
  const [event, competition] = [newId(), newId()];
  const names = { name_ar: 'كثيرة', name_en: 'Many' };
  await db
    .insertInto('events')
    .values({
      id: event,
      slug: 'many',
      ...names,
      zone: 'Asia/Muscat',
      starts_at: now,
      ends_at: now + 1,
      organisation_id: organisation,
    })
    .execute();
  await db
    .insertInto('competitions')
    .values({ id: competition, event_id: event, slug: 'many', ...names })
    .execute();
  for (let from = 0; from < entries; from += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, entries - from) }, (_, index) => ({
      id: newId(),
      at: now - entries + from + index,
    }));
    await db.transaction().execute(async (tx) => {
      const user = { role: 'candidate', ...names, country_id: 1, image_url: null } as const;
      await tx
        .insertInto('users')
        .values(chunk.map(({ id }) => ({ id, full_name: id, ...user })))
        .execute();
      const entry = { competition_id: competition, status: 'approved' } as const;
      await tx
        .insertInto('entries')
        .values(
          chunk.map(({ id, at }) => ({
            id,
            user_id: id,
            created_at: at,
            search_text: from === 0 ? 'few' : 'many',
            ...entry,
          })),
        )
        .execute();
    });
  }
  const far = Array.from({ length: rounds }, () => ({ round: newId(), group: newId() }));
  for (const [index, { round, group }] of far.entries()) {
    const opens_at = now + (1_000 + index) * DAY_MS;
    const row = {
      id: round,
      competition_id: competition,
      ordinal: index + 1,
      judges_percent: 40,
      voting_percent: 60,
    };
    await db
      .insertInto('rounds')
      .values({ ...row, ...names })
      .execute();
    await db
      .insertInto('voting_groups')
      .values({ id: group, round_id: round, number: 1, ...names, opens_at, closes_at: opens_at + DAY_MS })
      .execute();
  }
  return { cookie, organisation, competition, rounds: far };
}
