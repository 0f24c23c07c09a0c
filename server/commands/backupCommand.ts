import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { bucketContents } from '../backup/bucketContents.ts';
import { copyFolder, type Copied } from '../backup/copyFolder.ts';
import { copyPostgres } from '../backup/copyPostgres.ts';
import { copySqlite } from '../backup/copySqlite.ts';
import { isEmptyFolder, syncPath } from '../backup/durableFile.ts';
import { COPIED_FOLDERS, writeManifest, type BackupManifest } from '../backup/manifest.ts';
import { systemClock } from '../platform/clock.ts';
import { databaseSettings } from '../platform/database/databaseSettings.ts';
import { keyFingerprints } from '../platform/keys.ts';
import { openBucket } from '../platform/storage/openBucket.ts';
import type { S3Settings } from '../platform/storage/s3Store.ts';
import type { Command } from './command.ts';
import { readFolder } from './readFolder.ts';

/**
 * Copies the database, candidates' files, sealed documents and pictures into an empty folder, also while a
 * server runs. Files in a bucket are named and left out. The database comes first: an extra file is harmless,
 * a missing one is not.
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
  const bucket = config.s3 ? await lookInto(config.s3) : null;
  const keys = keyFingerprints(config.keysDir ?? join(config.dataDir, 'keys'));
  await writeManifest(folder, {
    format: 'sawt-backup-1',
    version: config.version ?? '',
    at,
    database,
    folders,
    holdsObjects,
    bucket,
    keys,
  });
  await syncPath(resolve(folder));
  for (const [name, copied] of Object.entries(folders)) print(`${name}: ${sizeOf(copied)}.`);
  print(
    `Database of ${new Date(at).toISOString()}; done in ${((performance.now() - start) / 1_000).toFixed(1)} s.`,
  );
  if (bucket) sayBucket(bucket, print);
  print(
    'Not in it: keys (keep SAWT_KEYS_DIR apart), uploads on their way, parts of the ledger, files of builds, the outbox.',
  );
  return 0;
};

type Bucket = NonNullable<BackupManifest['bucket']>;

/** What a bucket holds. A bucket that does not answer stops no backup of the database. */
async function lookInto(s3: S3Settings): Promise<Bucket> {
  const { bucket: name, endpoint } = s3;
  const areas = await bucketContents(openBucket(s3)).catch(() => null);
  return { name, endpoint, areas };
}

function sayBucket({ name, areas }: Bucket, print: (line: string) => void): void {
  if (!areas) print(`The bucket ${name} does not answer: this backup does not say what it holds.`);
  for (const [area, held] of Object.entries(areas ?? {}))
    print(`Only in the bucket ${name}: ${area}, ${sizeOf(held)}.`);
}

const sizeOf = ({ files, bytes }: Copied) => `${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`;
