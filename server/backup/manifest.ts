import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeDurably } from './durableFile.ts';

/** Folders below the data folder that are copied with the database. */
export const COPIED_FOLDERS = ['media', 'identity', 'images'] as const;

const copied = z.object({ files: z.int(), bytes: z.int() });
const schema = z.object({
  format: z.literal('sawt-backup-1'),
  version: z.string(),
  /** When the copied database state was read (UTC ms). */
  at: z.int(),
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sqlite'), bytes: z.int(), sha256: z.string() }),
    z.object({
      kind: z.literal('postgres'),
      /** The last migration of the database. */
      schema: z.string(),
      tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
    }),
  ]),
  folders: z.record(z.string(), copied),
  /** False if the files of candidates are in a bucket: the backup leaves them out. */
  holdsObjects: z.boolean(),
  /** The bucket whose files the backup leaves out; `areas` is null if it did not answer. */
  bucket: z.nullish(
    z.object({
      name: z.string(),
      endpoint: z.string(),
      areas: z.nullable(z.record(z.string(), copied)),
    }),
  ),
  /** Fingerprints of the installation's keys; a backup contains no key. */
  keys: z.record(z.string(), z.string()),
});

/** The description of a backup. It is written last, so an interrupted backup has none. */
export type BackupManifest = z.infer<typeof schema>;
export type BackedUpDatabase = BackupManifest['database'];

const pathIn = (folder: string) => join(folder, 'backup.json');

export const writeManifest = (folder: string, manifest: BackupManifest): Promise<void> =>
  writeDurably(pathIn(folder), `${JSON.stringify(manifest, undefined, 2)}\n`);

/** Reads the description of a backup. @throws Error in words when the folder holds no complete backup */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(pathIn(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} holds no backup, or one that was broken off.`);
  const read = schema.safeParse(parsed(text));
  if (!read.success) throw new Error(`${pathIn(folder)} is not that of a backup which this version reads.`);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
