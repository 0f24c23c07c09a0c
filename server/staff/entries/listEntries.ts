import { expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { foldCode, withZeros } from '../../../domain/contestantCode.ts';
import type { EntryStanding } from '../../../domain/contract.ts';
import { searchedParts } from '../../../domain/staff/nameSearch.ts';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { StaffEntryPage, StaffEntryRow } from '../../../domain/staff/staffContract.ts';
import { ENTRY_PAGE } from '../../../domain/staff/staffLimits.ts';
import { entryStanding } from '../../../domain/withdrawal.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unindexed } from '../../platform/database/unindexed.ts';
import { findPlaces } from '../../voting/standings/entryPlaces.ts';
import { nameCompetitions } from '../competitions/competitionsRepo.ts';
import { belowKey, pageOf } from '../pageKey.ts';
import { isDuplicate } from './duplicates.ts';

/** Which entries. `after` is the `next` of an earlier page; `duplicates`: only of candidates who are perhaps the same person. */
export type EntryFilter = {
  competition?: string;
  status?: StaffEntryRow['status'] | 'withdrawn';
  search?: string;
  duplicates?: '1';
  after?: string;
};

type Key = { created_at: number; id: string };

/** A page of the entries of an organisation that a scope has, the newest first. */
export async function listEntries(
  db: Kysely<Schema>,
  organisationId: string,
  scope: Scope,
  filter: EntryFilter,
): Promise<StaffEntryPage> {
  const competitions = await nameCompetitions(db, organisationId, scope);
  const seen = competitions.map(({ id }) => id);
  const ids = competitionsOf(competitions, filter);
  if (ids.length === 0) return { data: [], next: null, competitions };
  const { shown, next } = await findPage(db, ids, filter, ENTRY_PAGE, seen);
  return { data: await readRows(db, shown), next, competitions };
}

/** The competitions whose entries a filter lets through. */
export const competitionsOf = (seen: readonly { id: string }[], { competition }: EntryFilter): string[] =>
  seen.map(({ id }) => id).filter((id) => id === (competition ?? id));

/**
 * The keys of a page of entries in these competitions, the newest first, and `next` for the page after it.
 * @param seen all competitions that the reader may see
 */
export async function findPage(
  db: Kysely<Schema>,
  competitions: readonly string[],
  filter: EntryFilter,
  size: number,
  seen: readonly string[] = competitions,
): Promise<{ shown: Key[]; next: string | null }> {
  const keys = await entriesMatching(db, competitions, filter, seen)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .select(['created_at', 'id'])
    .execute();
  return pageOf(keys, size, ({ created_at: at, id }) => ({ at, id }));
}

/**
 * The entries that a filter lets through. The planner must not leave the index of the list, whose order ends a search at
 * the first page: the other indexes would sort all entries of a competition.
 * @param seen all competitions that the reader may see: in these, candidates are perhaps the same person
 */
export function entriesMatching(
  db: Kysely<Schema>,
  competitions: readonly string[],
  { status, search, duplicates, after }: EntryFilter,
  seen: readonly string[] = competitions,
) {
  const all = db.selectFrom('entries');
  const placed = expressionBuilder<Schema, 'entries'>()(unindexed('competition_id'), 'in', competitions);
  // SQLite judges conditions in their order: one competition is quick to compare, a list of many is slow.
  const isOne = competitions.length === 1;
  let query = isOne ? all.where(placed) : all;
  if (status !== undefined)
    query =
      status === 'withdrawn'
        ? query.where('withdrawn_at', 'is not', null)
        : query.where('status', '=', status).where('withdrawn_at', 'is', null);
  const found = search === undefined ? undefined : searching(search);
  if (found) query = query.where(found);
  if (!isOne) query = query.where(placed);
  if (duplicates !== undefined) query = query.where(isDuplicate(seen));
  return after === undefined ? query : query.where(belowKey(['created_at', 'id'], after));
}

/** Finds an entry by its id or its code, else by all words in a name; undefined for a text that searches nothing. */
function searching(text: string) {
  const parts = searchedParts(text);
  if (parts.length === 0) return undefined;
  const named = parts.map((part) => sql<SqlBool>`search_text LIKE ${`%${part}%`}`);
  const codes = withZeros(foldCode(text));
  return sql<SqlBool>`(id = ${text.trim()} OR sms_code IN (${sql.join(codes)}) OR (${sql.join(named, sql` AND `)}))`;
}

/** What a row of the list and the page of an entry both show. */
export const selectShown = (db: Kysely<Schema>) =>
  db
    .selectFrom('entries')
    .innerJoin('users', 'users.id', 'entries.user_id')
    .innerJoin('competitions', 'competitions.id', 'entries.competition_id')
    .select([
      'entries.id',
      'entries.sms_code as code',
      'users.full_name',
      'users.name_ar as full_name_ar',
      'users.name_en as full_name_en',
      'competitions.id as competition_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
      'entries.status',
      'entries.pending_status',
      'entries.withdrawn_at',
      'entries.created_at',
      'entries.changed_at',
    ]);

async function readRows(db: Kysely<Schema>, keys: readonly Key[]): Promise<StaffEntryRow[]> {
  if (keys.length === 0) return [];
  const ids = keys.map(({ id }) => id);
  const rows = await selectShown(db)
    .where('entries.id', 'in', ids)
    .orderBy('entries.created_at', 'desc')
    .orderBy('entries.id', 'desc')
    .execute();
  const standingOf = await readStandings(db, ids);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    full_name: row.full_name,
    full_name_ar: row.full_name_ar,
    full_name_en: row.full_name_en,
    competition: { id: row.competition_id, name_ar: row.competition_ar, name_en: row.competition_en },
    status: row.status,
    standing: standingOf(row),
    replacement: row.pending_status,
    registered_at: row.created_at,
    changed_at: row.changed_at,
  }));
}

/** The standings of entries, each in the last of its rounds. */
export async function readStandings(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<(entry: { id: string; withdrawn_at: number | null }) => EntryStanding> {
  const places = Map.groupBy(await findPlaces(db, ids), ({ entryId }) => entryId);
  return ({ id, withdrawn_at }) =>
    entryStanding({ withdrawn_at, lastStanding: places.get(id)?.[0]?.standing });
}
