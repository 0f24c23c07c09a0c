import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyFolder, type Copied } from '../backup/copyFolder.ts';
import { copyPostgres } from '../backup/copyPostgres.ts';
import { copySqlite } from '../backup/copySqlite.ts';
import { isEmptyFolder, syncPath } from '../backup/durableFile.ts';
import { COPIED_FOLDERS, writeManifest } from '../backup/manifest.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { keyFingerprints } from '../platform/keys.ts';
import type { Command } from './command.ts';
import { readFolder } from './readFolder.ts';

/**
 * Copies the database, candidates' files, sealed documents and pictures into an empty folder, also while a
 * server runs. Files in a bucket are left out. The database comes first: an extra file is harmless, a missing
 * one is not.
 */
export const backupCommand: Command = async (args, { config, print }) => {
  const folder = readFolder(args);
  if (!(await isEmptyFolder(folder)))
    throw new Error(`${folder} is not empty: a backup begins in an empty folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const start = performance.now();
  const settings = databaseSettings(config.dataDir, config.databaseUrl);
  const at = systemClock.now();
  const database =
    settings.kind === 'sqlite'
      ? await copySqlite(settings.path, folder)
      : await copyPostgres(settings.url, folder);
  const holdsObjects = !config.s3;
  const folders: Record<string, Copied> = {};
  for (const name of COPIED_FOLDERS)
    if (holdsObjects || name === 'images')
      folders[name] = await copyFolder(join(config.dataDir, name), join(folder, name));
  const keys = keyFingerprints(config.keysDir ?? join(config.dataDir, 'keys'));
  await writeManifest(folder, {
    format: 'sawt-backup-1',
    version: config.version ?? '',
    at,
    database,
    folders,
    holdsObjects,
    keys,
  });
  await syncPath(resolve(folder));
  for (const [name, { files, bytes }] of Object.entries(folders))
    print(`${name}: ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  print(
    `Database of ${new Date(at).toISOString()}; done in ${((performance.now() - start) / 1_000).toFixed(1)} s.`,
  );
  if (!holdsObjects) print('Files of candidates and documents lie in the bucket and are not in this backup.');
  print('Keys are not in it: keep SAWT_KEYS_DIR apart. Neither are uploads on their way and the outbox.');
  return 0;
};
