import type { Kysely, Transaction } from 'kysely';
import { readPriceList } from '../../../domain/pricing.ts';
import type { CompetitionSettings } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changeOf } from './changeOf.ts';
import { readSituations } from './situation.ts';

/**
 * A competition of an organisation as staff edit it; undefined if the organisation has no such competition.
 * @param now UTC ms at which it is judged what may change
 */
export async function readSettings(
  db: Kysely<Schema> | Transaction<Schema>,
  { organisationId, id, now }: { organisationId: string; id: string; now: number },
): Promise<CompetitionSettings | undefined> {
  const row = await db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .leftJoin('staff', 'staff.id', 'competitions.changed_by')
    .leftJoin('price_lists', 'price_lists.competition_id', 'competitions.id')
    .where('events.organisation_id', '=', organisationId)
    .where('competitions.id', '=', id)
    .selectAll('competitions')
    .select([
      'events.slug as event_slug',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
      'events.state as event_state',
      'events.zone',
      'staff.name as by',
      'price_lists.prices',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const [criteria, situations] = await Promise.all([
    db
      .selectFrom('criteria')
      .where('competition_id', '=', id)
      .select(['name_ar', 'name_en', 'percent'])
      .orderBy('ordinal')
      .execute(),
    readSituations(db, [id], now),
  ]);
  const { situation, entries, hasOpenWindow } = situations.get(id)!;
  return {
    id,
    event: {
      id: row.event_id,
      slug: row.event_slug,
      name_ar: row.event_ar,
      name_en: row.event_en,
      zone: row.zone,
      state: row.event_state,
    },
    state: row.state,
    situation,
    has_open_window: hasOpenWindow,
    entries,
    version: row.version,
    changed: changeOf(row),
    slug: row.slug,
    name_ar: row.name_ar,
    name_en: row.name_en,
    description_ar: row.description_ar,
    description_en: row.description_en,
    eligibility_ar: row.eligibility_ar,
    eligibility_en: row.eligibility_en,
    requirements_ar: row.requirements_ar,
    requirements_en: row.requirements_en,
    registration_opens_at: row.registration_opens_at,
    registration_closes_at: row.registration_closes_at,
    submissions_close_at: row.submissions_close_at,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    submission_type: row.submission_type,
    min_age: row.min_age,
    max_media_megabytes: row.max_media_megabytes,
    criteria,
    entry_fee_baisa: row.entry_fee_baisa,
    prices: row.prices === null ? null : (readPriceList(JSON.parse(row.prices)) ?? null),
  };
}
