/** Vitest's `globalSetup`: starts one PostgreSQL for the test run and migrates a template database. */
import type { TestProject } from 'vitest/node';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { startPostgres } from './postgresServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of this test run's PostgreSQL; append the name of a database. */
    postgres: string;
  }
}

/** The name of the template database, of which each test gets a copy. */
export const PATTERN = 'pattern';

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await server.createDatabase(PATTERN);
  await migrate({ kind: 'postgres', url: server.urlOf(PATTERN) });
  provide('postgres', server.urlOf(''));
  return () => server.stop();
}
