import { join } from 'node:path';

/** The location of the database: a file on this machine, or a PostgreSQL server. */
export type DatabaseSettings = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** PostgreSQL when its address is given, otherwise a file below the data folder. */
export function databaseSettings(dataDir: string, databaseUrl: string | null): DatabaseSettings {
  if (databaseUrl) return { kind: 'postgres', url: databaseUrl };
  return { kind: 'sqlite', path: join(dataDir, 'db', 'sawt.db') };
}
