import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sawt-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'sawt.env');
const data = join(folder, 'data');

/**
 * Runs `sawt COMMAND` with only PATH, a folder for its data and these variables in its environment. Returns
 * what it printed to stderr.
 */
function sawt(command: string, variables: Record<string, string>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const env = { PATH: process.env['PATH'], DATA_DIR: data, ...variables };
  const args = [join(import.meta.dirname, 'sawt.mjs'), command];
  execFile(process.execPath, args, { env }, (_error, _stdout, stderr) => resolve(stderr));
  return promise;
}

it.each(['serve', 'migrate', 'seed'])('reads the settings file before sawt %s', async (command) => {
  writeFileSync(file, 'PORT=none\n');
  const said = await sawt(command, { SAWT_SETTINGS: file });
  expect(said).toContain('PORT must be a whole number from 1 to 65535 (it is "none")');
  expect(said).toContain('MEDIA_ORIGIN must be given in production');
});

it('prefers variables that are set already', async () => {
  writeFileSync(file, 'PORT=none\nNODE_ENV=production\n');
  const said = await sawt('serve', { SAWT_SETTINGS: file, PORT: 'ten', NODE_ENV: 'test' });
  expect(said).toContain('(it is "ten")');
  expect(said).not.toContain('in production');
});

it('says in one line that a named settings file is missing', async () => {
  const missing = join(folder, 'missing.env');
  const said = await sawt('serve', { SAWT_SETTINGS: missing });
  expect(said).toBe(
    `Sawt: the settings cannot be read. ENOENT: no such file or directory, open '${missing}'\n`,
  );
});

it('keeps compiled code beside the data, so that the next start is sooner', async () => {
  await sawt('serve', { SAWT_SETTINGS: file });
  const compiled = readdirSync(join(data, 'compiled'), { recursive: true });
  expect(compiled.length).toBeGreaterThan(100);
});
