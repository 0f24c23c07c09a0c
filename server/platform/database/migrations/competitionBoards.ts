import type { DialectParts } from './dialectParts.ts';

/**
 * The latest versions of each competition's board, for installations with several nodes. A new table: during
 * a deployment, older nodes go on with `board_versions` (decision D222).
 */
export function competitionBoards({ integer, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE competition_boards (
      competition_id TEXT NOT NULL,
      number ${integer} NOT NULL CHECK (number > 0),
      version TEXT NOT NULL,
      at ${integer} NOT NULL,
      votes TEXT,
      view TEXT,
      checked_at ${integer} NOT NULL,
      PRIMARY KEY (competition_id, number),
      CHECK (votes IS NOT NULL OR view IS NOT NULL)
    ) ${clustered}`,
  ];
}
