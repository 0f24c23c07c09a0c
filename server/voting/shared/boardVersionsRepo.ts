import { sql, type Kysely } from 'kysely';
import type { VoteChange } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { noVersion, viewAfter, type BoardVersion } from '../boardVersion.ts';
import type { BoardView } from '../boardView.ts';
import { KEPT_DELTAS } from '../liveBoard.ts';

/** The PostgreSQL notification channel that announces new board versions. */
export const BOARD_CHANNEL = 'sawt_board';
/**
 * Every so many versions, at least, one is stored with the whole board, so that a new node can start from
 * it.
 */
const WHOLE_EVERY = 120;
/**
 * How many versions are stored: enough that a node which starts at the oldest whole board has all
 * `KEPT_DELTAS`.
 */
const KEPT_ROWS = KEPT_DELTAS + WHOLE_EVERY;

export type StoredVersion = Schema['board_versions'];

/**
 * In one statement: stores a version after the newest one, announces it and deletes old ones.
 * @param before the version that it follows
 * @returns false if `before` is not the newest any more, because another node published first
 */
export async function addVersion(
  db: Kysely<Schema>,
  before: BoardVersion,
  { number, version, at, votes, view }: BoardVersion,
): Promise<boolean> {
  const isWhole = votes === null || number % WHOLE_EVERY === 0;
  const { rows } = await sql`
    WITH dropped AS (DELETE FROM board_versions WHERE number <= ${number - KEPT_ROWS}),
    added AS (
      INSERT INTO board_versions (number, version, at, votes, view, checked_at)
      SELECT ${number}::bigint, ${version}, ${at}::bigint, ${votes && JSON.stringify(votes)}::text,
        ${isWhole ? JSON.stringify(view) : null}::text, ${at}::bigint
      WHERE ${before.version} = COALESCE(
        (SELECT version FROM board_versions ORDER BY number DESC LIMIT 1),
        ${noVersion.version})
      ON CONFLICT DO NOTHING
      RETURNING number
    )
    SELECT pg_notify(${BOARD_CHANNEL}, '') FROM added`.execute(db);
  return rows.length > 0;
}

/** Stores that the newest version was still current at `now` (UTC ms). */
export async function confirmVersion(db: Kysely<Schema>, number: number, now: number): Promise<void> {
  await db.updateTable('board_versions').set({ checked_at: now }).where('number', '=', number).execute();
}

/**
 * The stored versions with this number or higher. The first comes without its view, because the caller has
 * it.
 */
export function readVersions(db: Kysely<Schema>, number: number): Promise<StoredVersion[]> {
  return db
    .selectFrom('board_versions')
    .where('number', '>=', number)
    .select(['number', 'version', 'at', 'votes', 'checked_at'])
    .select(sql<string | null>`CASE WHEN number > ${number} THEN view END`.as('view'))
    .orderBy('number')
    .execute();
}

/**
 * Builds the versions in these rows by applying their changes to `view`, the board before them. Without it,
 * rows before the first whole board are skipped.
 */
export function versionsOf(rows: readonly StoredVersion[], view?: BoardView): BoardVersion[] {
  const versions: BoardVersion[] = [];
  let last = view;
  for (const row of rows) {
    const votes = row.votes === null ? null : (JSON.parse(row.votes) as VoteChange[]);
    if (row.view !== null) last = JSON.parse(row.view) as BoardView;
    else if (last && votes) last = viewAfter(last, votes);
    if (last) versions.push({ number: row.number, version: row.version, at: row.at, view: last, votes });
  }
  return versions;
}
