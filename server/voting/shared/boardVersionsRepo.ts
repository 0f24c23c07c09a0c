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

export type StoredVersion = Schema['competition_boards'];

/** The newest version of each board that a node shows, by competition. */
export type KnownVersions = ReadonlyMap<string, BoardVersion>;

/**
 * In one statement: stores a version after the newest one of its competition, announces it and deletes old
 * ones. Of a board that is empty now, only this version stays.
 * @param before the version that it follows
 * @returns false if `before` is not the newest any more, because another node published first
 */
export async function addVersion(
  db: Kysely<Schema>,
  competition: string,
  before: BoardVersion,
  { number, version, at, votes, view }: BoardVersion,
): Promise<boolean> {
  const isWhole = votes === null || number % WHOLE_EVERY === 0;
  const keptRows = view.competition === null ? 1 : KEPT_ROWS;
  const { rows } = await sql`
    WITH dropped AS (
      DELETE FROM competition_boards
      WHERE competition_id = ${competition} AND number <= ${number - keptRows}
    ),
    added AS (
      INSERT INTO competition_boards (competition_id, number, version, at, votes, view, checked_at)
      SELECT ${competition}, ${number}::bigint, ${version}, ${at}::bigint,
        ${votes && JSON.stringify(votes)}::text, ${isWhole ? JSON.stringify(view) : null}::text, ${at}::bigint
      WHERE ${before.version} = COALESCE(
        (SELECT version FROM competition_boards WHERE competition_id = ${competition}
          ORDER BY number DESC LIMIT 1),
        ${noVersion.version})
      ON CONFLICT DO NOTHING
      RETURNING number
    )
    SELECT pg_notify(${BOARD_CHANNEL}, '') FROM added`.execute(db);
  return rows.length > 0;
}

/** Stores, in one row for all, that the newest versions were still current at `now` (UTC ms). */
export async function confirmVersion(
  db: Kysely<Schema>,
  competition: string,
  number: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('competition_boards')
    .set({ checked_at: now })
    .where('competition_id', '=', competition)
    .where('number', '=', number)
    .execute();
}

/**
 * The stored versions of every competition, from the known one on. That one comes without its view, because
 * the caller has it.
 */
export async function readVersions(db: Kysely<Schema>, known: KnownVersions): Promise<StoredVersion[]> {
  const numbers = [...known.values()].map(({ number }) => number);
  const { rows } = await sql<StoredVersion>`
    SELECT stored.competition_id, stored.number, stored.version, stored.at, stored.votes, stored.checked_at,
      CASE WHEN stored.number > COALESCE(known.number, 0) THEN stored.view END AS view
    FROM competition_boards AS stored
    LEFT JOIN unnest(${[...known.keys()]}::text[], ${numbers}::bigint[]) AS known (competition_id, number)
      ON known.competition_id = stored.competition_id
    WHERE stored.number >= COALESCE(known.number, 0)
    ORDER BY stored.competition_id, stored.number`.execute(db);
  return rows;
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
