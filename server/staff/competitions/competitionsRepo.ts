import type { Kysely } from 'kysely';
import type { Scope } from '../../../domain/staff/rights.ts';
import type {
  NamedCompetition,
  StaffCompetition,
  StaffCompetitionPage,
} from '../../../domain/staff/staffContract.ts';
import { COMPETITION_PAGE } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { afterKey, pageOf } from '../pageKey.ts';

/** A page of the competitions of an organisation that a scope has, those of the latest event first. */
export async function listCompetitions(
  db: Kysely<Schema>,
  organisationId: string,
  scope: Scope,
  after: string | undefined,
): Promise<StaffCompetitionPage> {
  if (scope?.length === 0) return { data: [], next: null };
  let query = select(db, organisationId)
    .orderBy('events.starts_at', 'desc')
    .orderBy('competitions.id')
    .limit(COMPETITION_PAGE + 1);
  if (scope !== null) query = query.where('competitions.id', 'in', scope);
  if (after !== undefined) query = query.where(afterKey(['events.starts_at', 'competitions.id'], after));
  const { shown, next } = pageOf(await query.execute(), COMPETITION_PAGE, ({ event_starts_at, id }) => ({
    at: event_starts_at,
    id,
  }));
  return { data: shown.map(toWire), next };
}

/** The names of the competitions of an organisation that a scope has, those of the latest event first. */
export async function nameCompetitions(
  db: Kysely<Schema>,
  organisationId: string,
  scope: Scope,
): Promise<NamedCompetition[]> {
  if (scope?.length === 0) return [];
  const query = db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId)
    .orderBy('events.starts_at', 'desc')
    .orderBy('competitions.id')
    .select(['competitions.id', 'competitions.name_ar', 'competitions.name_en']);
  return (scope === null ? query : query.where('competitions.id', 'in', scope)).execute();
}

/** A competition of an organisation; undefined if the organisation has no such competition. */
export async function readCompetition(
  db: Kysely<Schema>,
  organisationId: string,
  id: string,
): Promise<StaffCompetition | undefined> {
  const row = await select(db, organisationId).where('competitions.id', '=', id).executeTakeFirst();
  return row && toWire(row);
}

/** Whether a competition is of an organisation. */
export async function isOf(db: Kysely<Schema>, organisationId: string, id: string): Promise<boolean> {
  return (await readCompetition(db, organisationId, id)) !== undefined;
}

const select = (db: Kysely<Schema>, organisationId: string) =>
  db
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId)
    .select([
      'competitions.id',
      'competitions.name_ar',
      'competitions.name_en',
      'competitions.starts_at',
      'competitions.ends_at',
      'events.id as event_id',
      'events.name_ar as event_ar',
      'events.name_en as event_en',
      'events.zone',
      'events.starts_at as event_starts_at',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toWire = (row: Row): StaffCompetition => ({
  id: row.id,
  name_ar: row.name_ar,
  name_en: row.name_en,
  event: { id: row.event_id, name_ar: row.event_ar, name_en: row.event_en },
  zone: row.zone,
  starts_at: row.starts_at,
  ends_at: row.ends_at,
});
