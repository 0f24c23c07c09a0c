/** One PostgreSQL for a whole test run, with a migrated template; vitest's `globalSetup`. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL of this test run, without the name of a database. */
    postgres: string;
  }
}

/** The name of the database that each new database is a copy of. */
export const PATTERN = 'pattern';

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.createDatabase(PATTERN);
  await migrate({ kind: 'postgres', url: server.urlOf(PATTERN) });
  provide('postgres', server.urlOf(''));
  return () => server.stop();
}
