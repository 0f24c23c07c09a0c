import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const support = join(import.meta.dirname, '../support/database/postgresServer.ts');

it.each([
  ['waits for its end', 'process.exitCode = code;', 0],
  ['waits for its end', 'process.exitCode = code;', 3],
  ['ends itself', 'process.exit(code);', 0],
  ['ends itself', 'process.exit(code);', 3],
])('a test run that %s keeps its exit code, whatever PostgreSQL it started', (_, ending, code) => {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(support)});
    const server = await startPostgres();
    await server.stop();
    const code = ${code};
    ${ending}`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(status).toBe(code);
});
