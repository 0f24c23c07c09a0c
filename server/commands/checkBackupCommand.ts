import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupsIn, type FoundBackup } from '../backup/backupsIn.ts';
import { readManifest } from '../backup/manifest.ts';
import { withScratchDatabase } from '../backup/scratchDatabase.ts';
import { systemClock } from '../platform/clock.ts';
import type { Command, CommandSetting } from './command.ts';
import { keysDirOf } from './pinnedKey.ts';
import { readFolder } from './readFolder.ts';
import { restoreCommand } from './restoreCommand.ts';

const HOUR_MS = 3_600_000;
/** The age (ms) at which the newest backup is too old: backups have stopped. */
const TOO_OLD_MS = 24 * HOUR_MS;

/**
 * Restores the newest backup below a folder into a scratch place, verifies it there and removes it. Says the outcome in
 * one line.
 * @throws Error in words when there is no recent backup, or it does not restore
 */
export const checkBackupCommand: Command = async (args, { config, print }) => {
  const folder = readFolder(args);
  const [newest] = await backupsIn(folder);
  if (!newest) throw new Error(`${folder} holds no complete backup.`);
  const date = new Date(newest.at).toISOString();
  const age = systemClock.now() - newest.at;
  if (age > TOO_OLD_MS)
    throw new Error(`The newest backup in ${folder} is of ${date}, ${Math.floor(age / HOUR_MS)} hours ago.`);
  const { code, lines } = await restoreAside(newest, config).catch((error: Error) => ({
    code: 1,
    lines: [error.message],
  }));
  if (code !== 0) {
    const wrong = lines.find((line) => line.startsWith('WRONG ')) ?? lines.at(-1);
    throw new Error(`The backup ${newest.path} does not restore: ${wrong}`);
  }
  const rows = lines.find((line) => / rows, /.test(line)) ?? '';
  print(`The backup of ${date} restores: ${rows}`);
  return 0;
};

type Outcome = { code: number; lines: string[] };

async function restoreAside({ path }: FoundBackup, config: CommandSetting['config']): Promise<Outcome> {
  const { database, holdsObjects } = await readManifest(path);
  const dataDir = await mkdtemp(join(tmpdir(), 'sawt-check-'));
  const restore = async (databaseUrl: string | null): Promise<Outcome> => {
    const lines: string[] = [];
    // A backup with files fills a folder; one without refers to files of the bucket.
    const s3 = holdsObjects ? null : (config.s3 ?? null);
    const aside = { ...config, dataDir, databaseUrl, s3, keysDir: keysDirOf(config) };
    const code = await restoreCommand([path], { config: aside, print: (line) => lines.push(line) });
    return { code, lines };
  };
  try {
    if (database.kind === 'sqlite') return await restore(null);
    if (config.databaseUrl === null)
      throw new Error('it is of PostgreSQL, and DATABASE_URL names no server to check it on.');
    return await withScratchDatabase(config.databaseUrl, restore);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
