/** One PostgreSQL for a whole run of tests, with the newest schema to copy: to be named as a run's `globalSetup`. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where it listens, as an address without the name of a database. */
    postgres: string;
  }
}

/** The database that each new one is a copy of. */
export const PATTERN = 'pattern';

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.createDatabase(PATTERN);
  await migrate({ kind: 'postgres', url: server.urlOf(PATTERN) });
  provide('postgres', server.urlOf(''));
  return () => server.stop();
}
