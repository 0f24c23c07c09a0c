import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forEachDatabase, type TestDatabase } from '../../tests/support/database/databases.ts';
import { runCommand } from '../../tests/support/servers/runCommand.ts';
import { backupCommand } from './backupCommand.ts';
import { checkBackupCommand } from './checkBackupCommand.ts';
import type { CommandSetting } from './command.ts';

forEachDatabase('a check of backups', ({ open, kind }) => {
  let database: TestDatabase;
  let folder: string;
  let config: CommandSetting['config'];
  beforeEach(async () => {
    database = await open();
    folder = mkdtempSync(join(tmpdir(), 'sawt-checked-'));
    mkdirSync(join(folder, 'scratch'));
    vi.stubEnv('TMPDIR', join(folder, 'scratch'));
    config =
      database.settings.kind === 'sqlite'
        ? { dataDir: dirname(dirname(database.settings.path)), databaseUrl: null }
        : { dataDir: join(folder, 'data'), databaseUrl: database.settings.url };
    await runCommand(backupCommand, config, join(folder, 'backups/older'));
    await runCommand(backupCommand, config, join(folder, 'backups/newer'));
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const check = () => runCommand(checkBackupCommand, config, join(folder, 'backups'));
  const manifest = (name: string) => join(folder, 'backups', name, 'backup.json');
  const leftBehind = async () => {
    const databases =
      kind === 'sqlite'
        ? []
        : (await sql`SELECT 1 FROM pg_database WHERE datname LIKE 'sawt_check_%'`.execute(database.db)).rows;
    return [...readdirSync(join(folder, 'scratch')), ...databases];
  };

  it('restores the newest one aside, says so in one line and leaves nothing', async () => {
    rmSync(manifest('older'));
    expect(await check()).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(
          /^The backup of \d{4}-\S+Z restores: 0 rows, 0 votes, 0 rows of erased people, in \S+ s\.$/,
        ),
      ],
    });
    expect(await leftBehind()).toEqual([]);
  });

  it('fails when the newest one does not restore, and leaves nothing', async () => {
    const file = kind === 'sqlite' ? 'sawt.db' : 'tallies.ndjson.gz';
    appendFileSync(join(folder, 'backups/newer', file), 'x');
    await expect(check()).rejects.toThrow(/newer does not restore: .* was changed since it was written\.$/);
    expect(await leftBehind()).toEqual([]);
  });

  it('fails when the newest one is old, or none is complete', async () => {
    rmSync(manifest('newer'));
    const made = JSON.parse(readFileSync(manifest('older'), 'utf8')) as { at: number };
    writeFileSync(manifest('older'), JSON.stringify({ ...made, at: Date.now() - 25.5 * 3_600_000 }));
    await expect(check()).rejects.toThrow(/^The newest backup in \S+ is of \S+, 25 hours ago\.$/);
    rmSync(manifest('older'));
    await expect(check()).rejects.toThrow(/backups holds no complete backup\.$/);
  });
});
