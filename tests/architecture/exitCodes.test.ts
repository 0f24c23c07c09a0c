import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const support = join(import.meta.dirname, '../support/postgresServer.ts');

it('a run of tests that failed is not made a good one by the PostgreSQL that it started', () => {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(support)});
    const server = await startPostgres();
    process.exitCode = 3;
    await server.stop();`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(status).toBe(3);
});
