import type { DialectParts } from './dialectParts.ts';

/** The latest versions of the board, for installations with several nodes. */
export function boardTables({ integer, clustered }: DialectParts): string[] {
  return [
    `CREATE TABLE board_versions (
      number ${integer} NOT NULL PRIMARY KEY CHECK (number > 0),
      version TEXT NOT NULL,
      at ${integer} NOT NULL,
      votes TEXT,
      view TEXT,
      checked_at ${integer} NOT NULL,
      CHECK (votes IS NOT NULL OR view IS NOT NULL)
    ) ${clustered}`,
  ];
}
