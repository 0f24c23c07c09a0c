import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup } from 'node:sqlite';
import { constants, copyFile } from 'node:fs/promises';
import { openSqlite } from '../platform/database/openSqlite.ts';
import { sha256Of, syncPath } from './durableFile.ts';
import type { BackedUpDatabase } from './manifest.ts';

type Sqlite = Extract<BackedUpDatabase, { kind: 'sqlite' }>;

const FILE = 'sawt.db';
/** Copies all pages in one step: a copy that pauses restarts whenever another process writes. */
const EVERY_PAGE = 2_147_483_647;

/** Copies one state of a database into a folder while other processes write to the database. */
export async function copySqlite(path: string, folder: string): Promise<Sqlite> {
  const target = join(folder, FILE);
  const source = openSqlite(path, 'read');
  try {
    await backup(source, target, { rate: EVERY_PAGE });
  } finally {
    source.close();
  }
  await chmod(target, 0o600);
  await syncPath(target);
  return { kind: 'sqlite', bytes: (await stat(target)).size, sha256: await sha256Of(target) };
}

/**
 * Puts the copy where the database is missing.
 * @throws Error in words when the copy differs from the manifest
 */
export async function restoreSqlite(folder: string, known: Sqlite, path: string): Promise<void> {
  const source = join(folder, FILE);
  if ((await sha256Of(source)) !== known.sha256)
    throw new Error(`${source} was changed since it was written.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const staged = `${path}.restoring`;
  await rm(staged, { force: true });
  await copyFile(source, staged, constants.COPYFILE_FICLONE);
  await syncPath(staged);
  await rename(staged, path);
  await syncPath(dirname(path));
}
