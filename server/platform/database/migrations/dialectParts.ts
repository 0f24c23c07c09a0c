import type { DatabaseSettings } from '../databaseSettings.ts';

/** The SQL words in which SQLite and PostgreSQL differ. */
export type DialectParts = {
  kind: DatabaseSettings['kind'];
  /** The type of a 64-bit integer. */
  integer: string;
  /** Ends a table that checks the types of its values. */
  typed: string;
  /** Ends a table stored in the order of its primary key, where the database supports it. */
  clustered: string;
};

export const dialectParts: Record<DatabaseSettings['kind'], DialectParts> = {
  sqlite: { kind: 'sqlite', integer: 'INTEGER', typed: 'STRICT', clustered: 'STRICT, WITHOUT ROWID' },
  postgres: { kind: 'postgres', integer: 'BIGINT', typed: '', clustered: '' },
};
