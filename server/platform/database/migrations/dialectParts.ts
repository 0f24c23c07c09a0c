import type { DatabaseSettings } from '../databaseSettings.ts';

/** The few words in which the two databases differ when tables are made. */
export type DialectParts = {
  kind: DatabaseSettings['kind'];
  /** A 64-bit integer. */
  integer: string;
  /** Ends a table whose values are held to their types. */
  typed: string;
  /** Ends a table that is stored in the order of its primary key, where the database can. */
  clustered: string;
};

export const dialectParts: Record<DatabaseSettings['kind'], DialectParts> = {
  sqlite: { kind: 'sqlite', integer: 'INTEGER', typed: 'STRICT', clustered: 'STRICT, WITHOUT ROWID' },
  postgres: { kind: 'postgres', integer: 'BIGINT', typed: '', clustered: '' },
};
