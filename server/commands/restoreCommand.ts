import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { copyFolder } from '../backup/copyFolder.ts';
import { hasTables, restorePostgres } from '../backup/copyPostgres.ts';
import { restoreSqlite } from '../backup/copySqlite.ts';
import { isEmptyFolder } from '../backup/durableFile.ts';
import { readManifest, type BackupManifest } from '../backup/manifest.ts';
import { missingObjects } from '../backup/missingObjects.ts';
import { databaseSettings, type DatabaseSettings } from '../platform/database/databaseSettings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openReader } from '../platform/database/openReader.ts';
import { takeProcessLock } from '../platform/database/processLock.ts';
import { keyFingerprints } from '../platform/keys.ts';
import { openObjects } from '../platform/storage/openObjects.ts';
import type { Command, CommandSetting } from './command.ts';
import { keysDirOf } from './pinnedKey.ts';
import { readFolder } from './readFolder.ts';
import { verifyAuditCommand } from './verifyAuditCommand.ts';
import { verifyLedgerCommand } from './verifyLedgerCommand.ts';

/**
 * Restores a backup into an empty installation and verifies the result. Never overwrites anything. Exit code
 * 1 when ledger, audit or files are incomplete or altered.
 */
export const restoreCommand: Command = async (args, { config, print }) => {
  const { key, rest } = takeKey(args);
  const folder = readFolder(rest);
  const manifest = await readManifest(folder);
  const lock = takeProcessLock(config.dataDir);
  if (!lock) throw new Error('The server is running: stop it before its data are restored.');
  try {
    const settings = databaseSettings(config.dataDir, config.databaseUrl);
    await refuseUnfit(config, settings, manifest);
    await restoreDatabase(settings, folder, manifest.database);
    for (const name of Object.keys(manifest.folders)) {
      const copied = await copyFolder(join(folder, name), join(config.dataDir, name));
      if (!isDeepStrictEqual(copied, manifest.folders[name]))
        throw new Error(`${folder}/${name} is not whole.`);
    }
    print(`Restored the state of ${new Date(manifest.at).toISOString()}.`);
    sayBucket(config, manifest, print);
    const isWhole = await isVerified({ config, print }, key);
    sayKeys(config, manifest, print);
    return isWhole ? 0 : 1;
  } finally {
    lock.release();
  }
};

/** @throws Error in words when the backup does not fit this installation, or the installation is not empty */
async function refuseUnfit(
  config: CommandSetting['config'],
  settings: DatabaseSettings,
  { database, folders, holdsObjects, keys }: BackupManifest,
): Promise<void> {
  if (database.kind !== settings.kind)
    throw new Error(
      database.kind === 'postgres'
        ? 'This is a backup of PostgreSQL: DATABASE_URL must name an empty database.'
        : 'This is a backup of SQLite: DATABASE_URL must not be given.',
    );
  if (holdsObjects && config.s3)
    throw new Error('The backup holds files, and S3_BUCKET names a bucket: unset it.');
  if (settings.kind === 'sqlite' ? existsSync(settings.path) : await hasTables(settings.url))
    throw new Error('There is a database already: a backup is only restored where there is none.');
  for (const name of Object.keys(folders))
    if (!(await isEmptyFolder(join(config.dataDir, name))))
      throw new Error(
        `${join(config.dataDir, name)} is not empty: a backup is only restored where nothing is.`,
      );
  for (const [name, found] of Object.entries(keyFingerprints(keysDirOf(config))))
    if (keys[name] !== undefined && keys[name] !== found)
      throw new Error(`${name}.key is another one than the backup belongs to.`);
}

async function restoreDatabase(
  settings: DatabaseSettings,
  folder: string,
  known: BackupManifest['database'],
): Promise<void> {
  if (settings.kind === 'sqlite' && known.kind === 'sqlite')
    await restoreSqlite(folder, known, settings.path);
  if (settings.kind === 'postgres' && known.kind === 'postgres') {
    await migrate(settings, known.schema);
    await restorePostgres(folder, known, settings.url);
  }
  await migrate(settings);
}

/**
 * Separates `--key KEY` from the other arguments. It verifies the checkpoints where SAWT_KEYS_DIR has no key
 * yet.
 */
function takeKey(args: string[]): { key: string[]; rest: string[] } {
  const place = args.indexOf('--key');
  if (place === -1) return { key: [], rest: args };
  return { key: args.slice(place, place + 2), rest: args.toSpliced(place, 2) };
}

async function isVerified({ config, print }: CommandSetting, pinned: string[]): Promise<boolean> {
  const db = await openReader(databaseSettings(config.dataDir, config.databaseUrl), 'long');
  const objects = openObjects({ dataDir: config.dataDir, s3: config.s3 ?? null });
  const { named, missing } = await missingObjects(db, objects).finally(() => db.destroy());
  print(
    `${named} files of the database are expected in ${config.s3?.bucket ?? 'DATA_DIR'}; ${missing.length} are missing.`,
  );
  for (const key of missing) print(`WRONG the file ${key} is missing.`);
  const ledger = await verifyLedgerCommand(pinned, { config, print });
  const audit = await verifyAuditCommand(pinned, { config, print });
  return missing.length === 0 && ledger === 0 && audit === 0;
}

/** Says where the files are that the backup left out, and whether this installation looks there. */
function sayBucket(
  { s3 }: CommandSetting['config'],
  { holdsObjects, bucket }: BackupManifest,
  print: (line: string) => void,
): void {
  if (holdsObjects) return;
  const place = bucket ? `the bucket ${bucket.name} at ${bucket.endpoint}` : 'a bucket';
  print(`The backup left its files in ${place}.`);
  for (const [area, { files }] of Object.entries(bucket?.areas ?? {})) print(`${area}: ${files} files then.`);
  const here = s3 ? `the bucket ${s3.bucket} at ${s3.endpoint}` : 'DATA_DIR, since S3_BUCKET is not set';
  if (!s3 || s3.bucket !== bucket?.name || s3.endpoint !== bucket.endpoint)
    print(`This installation looks for them in ${here}.`);
}

function sayKeys(
  config: CommandSetting['config'],
  { keys }: BackupManifest,
  print: (line: string) => void,
): void {
  const here = keyFingerprints(keysDirOf(config));
  const missing = Object.keys(keys).filter((name) => here[name] === undefined);
  if (missing.length > 0)
    print(
      `Before the first start, put ${missing.map((name) => `${name}.key`).join(', ')} into SAWT_KEYS_DIR.`,
    );
}
