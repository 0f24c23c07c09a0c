import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openFfmpeg, type Ffmpeg } from '../../../server/media/ffmpeg/ffmpeg.ts';
import { inspectMedia, type Inspected } from '../../../server/media/inspectMedia.ts';
import { conversionBudget } from '../../../server/media/ffmpeg/conversionCost.ts';
import { MediaJob, type MediaJobDeps } from '../../../server/media/mediaJob.ts';
import { newMedia } from '../../../server/media/newMedia.ts';
import type { MediaTable } from '../../../server/platform/database/entrySchema.ts';
import { newId } from '../../../server/platform/ids.ts';
import { openDiskStore } from '../../../server/platform/storage/diskStore.ts';
import { objectKey } from '../../../server/platform/storage/objectKey.ts';
import { measureSpace } from '../../../server/platform/storage/diskSpace.ts';
import { Reservations } from '../../../server/platform/storage/reservations.ts';
import type { ObjectStore } from '../../../server/platform/storage/store.ts';
import { openServerWriter, type ServerWriter } from '../../../server/start/serverWriter.ts';
import { writeFile } from 'node:fs/promises';
import { FFMPEG_MISSING, findFfmpeg } from '../../../scripts/ffmpeg.mjs';
import { openSqliteFile, type TestDatabase } from '../database/databases.ts';
import { manualClock, type ManualClock } from '../servers/manualClock.ts';
import { fileTypes } from '../../../domain/fileTypes.ts';

export type MediaWorld = {
  dataDir: string;
  database: TestDatabase;
  writer: ServerWriter;
  clock: ManualClock;
  objects: ObjectStore;
  outcomes: string[];
  errors: unknown[];
  /** Opens a media job, as a starting server does. */
  job(ffmpeg: Ffmpeg | undefined, objects?: ObjectStore, limits?: Partial<MediaJobDeps['limits']>): MediaJob;
  /** Stores a recording and its row, as a registration does. */
  send(path: string, sentPoster?: string): Promise<MediaTable>;
  row(id: string): Promise<MediaTable>;
  /** Type and facts of a stored object, by its content. */
  inspect(key: string | null): Promise<Inspected>;
  close(): Promise<void>;
};

export const START = Date.UTC(2026, 9, 20, 12);

/** Opens a database, a writer and a store of files in a new data folder. */
export async function openMediaWorld(): Promise<MediaWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sawt-media-'));
  const database = await openSqliteFile();
  const writer = await openServerWriter(database.settings, { onFatal: () => {} });
  const clock = manualClock(START);
  const objects = openDiskStore(dataDir);
  const outcomes: string[] = [];
  const errors: unknown[] = [];
  const row = (id: string) =>
    database.db.selectFrom('media').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
  return {
    dataDir,
    database,
    writer,
    clock,
    objects,
    outcomes,
    errors,
    row,
    job: (ffmpeg, store = objects, limits = {}) =>
      new MediaJob({
        database: database.db,
        writer,
        objects: store,
        clock,
        dataDir,
        limits: { mostPixels: 64_000_000_000, budgetMs: conversionBudget, ...limits },
        reservations: new Reservations(dataDir, measureSpace),
        ffmpeg: async () => ffmpeg,
        onOutcome: (outcome) => outcomes.push(outcome),
        onError: (error) => errors.push(error),
      }),
    send: async (path, sentPoster) => {
      const media = await kept(objects, path, clock.now());
      if (sentPoster !== undefined) {
        const key = objectKey('media');
        await putCopy(objects, key, sentPoster);
        media.poster_object = key;
      }
      await database.db.insertInto('media').values(media).execute();
      return media;
    },
    inspect: async (key) => {
      const path = join(dataDir, `inspected-${newId()}`);
      await writeFile(path, await buffer(await objects.read(key ?? '')));
      return inspectMedia(path);
    },
    close: async () => {
      await writer.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/**
 * Stores a copy of the file, and makes its row with the type that its name says; does not look at its
 * content.
 */
async function kept(objects: ObjectStore, path: string, at: number): Promise<MediaTable> {
  const extension = path.split('.').at(-1) ?? '';
  const type = fileTypes.media.find((each) => each.extension === extension);
  if (!type) throw new Error(`There is no type ${extension}.`);
  const object = objectKey('media', extension);
  const bytes = await putCopy(objects, object, path);
  const facts = { durationMs: null, video: null, audio: null };
  const fileName = `my song.${extension}`;
  const sha256 = '0'.repeat(64);
  return newMedia({ id: newId(), type, facts, object, sentPoster: null, fileName, bytes, sha256, at });
}

async function putCopy(objects: ObjectStore, key: string, path: string): Promise<number> {
  const bytes = statSync(path).size;
  const copy = `${path}-${newId()}`;
  copyFileSync(path, copy);
  await objects.put(key, { path: copy }, { bytes, type: 'application/octet-stream' });
  return bytes;
}

export const realFfmpeg = async (): Promise<Ffmpeg> => {
  const ffmpeg = await openFfmpeg(findFfmpeg() ?? null);
  if (!ffmpeg) throw new Error(FFMPEG_MISSING);
  return ffmpeg;
};
