import type { Kysely } from 'kysely';
import type { Scope } from '../../../../domain/staff/rights.ts';
import type { EntryCount } from '../../../../domain/staff/staffContract.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { nameCompetitions } from '../../competitions/competitionsRepo.ts';
import {
  competitionsOf,
  type EntryFilter,
  findPage,
  entriesMatching,
  readStandings,
  selectShown,
} from '../listEntries.ts';

/** Rows of one read: no read of staff may take long, and the thread that answers voters writes a page at once. */
const PAGE_ROWS = 250;

/** Which entries of an organisation: those in the competitions of a scope that a filter lets through. */
export type EntriesWanted = { organisationId: string; scope: Scope; filter: Omit<EntryFilter, 'after'> };

/** How many entries a file would have now, and the competition by which they are filtered. */
export async function countEntries(
  db: Kysely<Schema>,
  { organisationId, scope, filter }: EntriesWanted,
): Promise<EntryCount> {
  const seen = await nameCompetitions(db, organisationId, scope);
  const ids = competitionsOf(seen, filter);
  const competition = seen.find(({ id }) => id === filter.competition) ?? null;
  if (ids.length === 0) return { count: 0, competition };
  const all = seen.map(({ id }) => id);
  const counted = entriesMatching(db, ids, filter, all).select((eb) => eb.fn.countAll().as('entries'));
  return { count: Number((await counted.executeTakeFirstOrThrow()).entries), competition };
}

export type ExportedEntry = Awaited<ReturnType<typeof readRows>>[number];

/**
 * The entries, the newest first, page after page: later ones than the first are in none. Between pages no read goes on, so
 * that a slow reader of the file holds nothing back.
 */
export async function* exportedPages(
  db: Kysely<Schema>,
  { organisationId, scope, filter }: EntriesWanted,
  size = PAGE_ROWS,
): AsyncGenerator<ExportedEntry[]> {
  const seen = await nameCompetitions(db, organisationId, scope);
  const ids = competitionsOf(seen, filter);
  if (ids.length === 0) return;
  let after: string | undefined;
  do {
    const { shown, next } = await findPage(
      db,
      ids,
      { ...filter, ...(after !== undefined && { after }) },
      size,
      seen.map(({ id }) => id),
    );
    if (shown.length > 0)
      yield await readRows(
        db,
        shown.map(({ id }) => id),
      );
    after = next ?? undefined;
  } while (after !== undefined);
}

async function readRows(db: Kysely<Schema>, ids: readonly string[]) {
  const [rows, standingOf] = await Promise.all([
    selectShown(db)
      .innerJoin('events', 'events.id', 'competitions.event_id')
      .leftJoin('accounts', 'accounts.user_id', 'entries.user_id')
      .where('entries.id', 'in', ids)
      .orderBy('entries.created_at', 'desc')
      .orderBy('entries.id', 'desc')
      .select([
        'events.zone',
        'entries.decision_reason',
        'entries.decision_reason_en',
        'accounts.email',
        'accounts.phone',
      ])
      .execute(),
    readStandings(db, ids),
  ]);
  return rows.map((row) => ({ ...row, standing: standingOf(row) }));
}
