import type { Kysely, Transaction } from 'kysely';
import { defaultLanguage, localized } from '../../../domain/localized.ts';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { NamedCompetition } from '../../../domain/staff/staffContract.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** The tables of what can be limited to named competitions: roles and invitations. */
export type LimitedTable = 'memberships' | 'staff_links';

type Database = Kysely<Schema> | Transaction<Schema>;

const rowsOf = {
  memberships: (db: Database) =>
    db
      .selectFrom('membership_competitions')
      .select(['membership_id as holding', 'competition_id'])
      .as('named'),
  staff_links: (db: Database) =>
    db.selectFrom('link_competitions').select(['link_id as holding', 'competition_id']).as('named'),
};

/** The competitions of the limited ones among some rows, by the id of the row. A row that is not limited has none. */
export async function readNames(
  db: Database,
  table: LimitedTable,
  rows: readonly { id: string; limited: 0 | 1 }[],
): Promise<ReadonlyMap<string, NamedCompetition[]>> {
  const limited = rows.filter((row) => row.limited === 1).map(({ id }) => id);
  if (limited.length === 0) return new Map();
  const found = await db
    .selectFrom(rowsOf[table](db))
    .innerJoin('competitions', 'competitions.id', 'named.competition_id')
    .where('named.holding', 'in', limited)
    .select(['named.holding', 'competitions.id', 'name_ar', 'name_en'])
    .orderBy('competitions.id')
    .execute();
  const byHolding = Map.groupBy(found, ({ holding }) => holding);
  return new Map(
    limited.map((id) => [
      id,
      (byHolding.get(id) ?? []).map(({ holding: _holding, ...competition }) => competition),
    ]),
  );
}

/** The competitions to which a role or an invitation is limited. */
export async function readScope(
  db: Database,
  table: LimitedTable,
  row: { id: string; limited: 0 | 1 },
): Promise<Scope> {
  return idsOf((await readNames(db, table, [row])).get(row.id));
}

export const idsOf = (named: readonly NamedCompetition[] | undefined): string[] | null =>
  named ? named.map(({ id }) => id) : null;

/** Stores the competitions of a new role or invitation, or of one that has none. */
export async function storeScope(
  tx: Transaction<Schema>,
  table: LimitedTable,
  id: string,
  scope: Scope,
): Promise<void> {
  if (scope === null || scope.length === 0) return;
  const query =
    table === 'memberships'
      ? tx
          .insertInto('membership_competitions')
          .values(scope.map((competition_id) => ({ membership_id: id, competition_id })))
      : tx
          .insertInto('link_competitions')
          .values(scope.map((competition_id) => ({ link_id: id, competition_id })));
  await query.execute();
}

/** The flag in the row of a role or an invitation. */
export const limitOf = (scope: Scope): 0 | 1 => (scope === null ? 0 : 1);

/** Whether all named competitions are of the organisation. They cannot be deleted before the commit. */
export async function areOf(
  tx: Transaction<Schema>,
  organisationId: string,
  scope: Scope,
  { memory }: WriteContext,
): Promise<boolean> {
  if (scope === null) return true;
  const query = tx
    .selectFrom('competitions')
    .innerJoin('events', 'events.id', 'competitions.event_id')
    .where('events.organisation_id', '=', organisationId)
    .where('competitions.id', 'in', scope)
    .select('competitions.id');
  const found = await (memory ? query : query.forKeyShare('competitions')).execute();
  return found.length === scope.length;
}

/** What a line of the audit says of competitions: their names then, and their ids. Nothing about all of them. */
export async function auditOfScope(tx: Transaction<Schema>, scope: Scope): Promise<AuditFields> {
  if (scope === null) return {};
  if (scope.length === 0) return { competitions: [], competition_ids: [] };
  const rows = await tx
    .selectFrom('competitions')
    .where('id', 'in', scope)
    .select(['id', 'name_ar', 'name_en'])
    .orderBy('id')
    .execute();
  const names = rows.map((row) => localized(row, 'name', defaultLanguage));
  return { competitions: names, competition_ids: rows.map(({ id }) => id) };
}
