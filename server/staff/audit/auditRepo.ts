import { type Kysely, type SqlBool, sql } from 'kysely';
import type { AuditLine, AuditPage } from '../../../domain/staff/staffContract.ts';
import { AUDIT_PAGE_LINES } from '../../../domain/staff/staffLimits.ts';
import type { AuditTable } from '../../platform/database/accountSchema.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { unindexed } from '../../platform/database/unindexed.ts';
import { actorOf } from './actorOf.ts';

/** Which lines: times are UTC ms, `from` is included, `until` is not. `after` is the `next` of an earlier page. */
export type AuditFilter = {
  action?: string;
  actor?: string;
  subject?: string;
  from?: number;
  until?: number;
  after?: string;
};

type Key = Pick<AuditTable, 'stream' | 'seq' | 'at'>;

/** A page of the audit, the newest line first. @param organisationId null for the whole installation */
export async function readAuditPage(
  db: Kysely<Schema>,
  organisationId: string | null,
  filter: AuditFilter,
): Promise<AuditPage> {
  const keys = await findKeys(db, organisationId, filter);
  const shown = keys.slice(0, AUDIT_PAGE_LINES);
  const last = keys.length > shown.length ? shown.at(-1) : undefined;
  return {
    data: await readLines(db, shown),
    next: last ? cursorOf(last) : null,
    people: await listPeople(db, organisationId),
  };
}

const cursorOf = ({ at, seq, stream }: Key) => `${at}-${seq}-${stream}`;

function keyIn(cursor: string): Key {
  const [at = '', seq = '', ...stream] = cursor.split('-');
  return { at: Number(at), seq: Number(seq), stream: stream.join('-') };
}

/**
 * The keys of a page and of one line more. An organisation's lines are found by their details, of which each filter has
 * an index; the whole audit by its own lines, as those of earlier releases have no details.
 */
function findKeys(db: Kysely<Schema>, organisationId: string | null, filter: AuditFilter): Promise<Key[]> {
  const { from, until, after } = filter;
  const lines = db.dynamic.table(organisationId === null ? 'audit' : 'audit_details').as('line');
  // The most telling filter leads to the index; for the others the planner must not leave it.
  const [leading, ...others] = (['subject', 'actor', 'action'] as const).flatMap((column) => {
    const value = filter[column];
    return value === undefined ? [] : [{ column, value }];
  });
  let query = db.selectFrom(lines).select(['line.stream', 'line.seq', 'line.at']);
  if (organisationId !== null) query = query.where(is('organisation_id', organisationId));
  if (leading) query = query.where(is(leading.column, leading.value));
  for (const { column, value } of others) query = query.where(unindexed(column), '=', value);
  if (from !== undefined) query = query.where('line.at', '>=', from);
  if (until !== undefined) query = query.where('line.at', '<', until);
  if (after !== undefined) {
    const { at, stream, seq } = keyIn(after);
    query = query.where((eb) =>
      eb(eb.refTuple('line.at', 'line.stream', 'line.seq'), '<', eb.tuple(at, stream, seq)),
    );
  }
  return query
    .orderBy('line.at', 'desc')
    .orderBy('line.stream', 'desc')
    .orderBy('line.seq', 'desc')
    .limit(AUDIT_PAGE_LINES + 1)
    .execute();
}

const is = (column: string, value: string) => sql<SqlBool>`${sql.ref(column)} = ${value}`;

async function readLines(db: Kysely<Schema>, keys: readonly Key[]): Promise<AuditLine[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('audit')
    .leftJoin('audit_details as details', (join) =>
      join.onRef('details.stream', '=', 'audit.stream').onRef('details.seq', '=', 'audit.seq'),
    )
    .leftJoin('staff as actor', 'actor.id', 'audit.actor')
    .leftJoin('staff as subject', 'subject.id', 'audit.subject')
    .leftJoin('organisations', 'organisations.id', 'details.organisation_id')
    .leftJoin('competitions', 'competitions.id', 'details.competition_id')
    .where((eb) =>
      eb.or(
        [...Map.groupBy(keys, ({ stream }) => stream)].map(([stream, ofStream]) =>
          eb('audit.stream', '=', stream).and(
            'audit.seq',
            'in',
            ofStream.map(({ seq }) => seq),
          ),
        ),
      ),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.stream', 'desc')
    .orderBy('audit.seq', 'desc')
    .select([
      'audit.stream',
      'audit.seq',
      'audit.at',
      'audit.action',
      'audit.actor',
      'audit.role',
      'audit.subject',
      'audit.reason',
      'details.before',
      'details.after',
      'actor.name as actor_name',
      'subject.name as subject_name',
      'organisations.id as organisation_id',
      'organisations.name_ar as organisation_ar',
      'organisations.name_en as organisation_en',
      'competitions.id as competition_id',
      'competitions.name_ar as competition_ar',
      'competitions.name_en as competition_en',
    ])
    .execute();
  return rows.map((row) => ({
    id: `${row.stream}:${row.seq}`,
    at: row.at,
    action: row.action,
    actor: actorOf(row),
    subject: { id: row.subject, name: row.subject_name },
    reason: row.reason,
    organisation: named(row.organisation_id, row.organisation_ar, row.organisation_en),
    competition: named(row.competition_id, row.competition_ar, row.competition_en),
    before: fieldsIn(row.before),
    after: fieldsIn(row.after),
  }));
}

const named = (id: string | null, name_ar: string | null, name_en: string | null) =>
  id === null || name_ar === null ? null : { id, name_ar, name_en };

const fieldsIn = (text: string | null) => (text === null ? null : (JSON.parse(text) as AuditLine['after']));

/** People in the choice of a filter. */
const PEOPLE = 200;

function listPeople(db: Kysely<Schema>, organisationId: string | null): Promise<AuditPage['people']> {
  const held = db.selectFrom('memberships').select('staff_id');
  const there = organisationId === null ? held : held.where('organisation_id', '=', organisationId);
  return db
    .selectFrom('staff')
    .where('id', 'in', there)
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .limit(PEOPLE)
    .execute();
}
