import { link, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { safeFileName } from '../../../domain/fileName.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import { newId } from '../../platform/ids.ts';
import { bareEnvironment } from '../../platform/bareEnvironment.ts';
import { objectKey } from '../../platform/storage/objectKey.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import { WriteError } from '../../platform/writer/writeError.ts';
import { newMedia } from '../../media/newMedia.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';
import { documentHash } from '../entryPseudonyms.ts';
import type { NewIdentity } from '../signup/registerEntry.ts';
import type { JudgedDocument, JudgedFile, JudgedMedia } from './judgeFiles.ts';
import { PART_ENDING } from './stageFile.ts';

const hashScript = new URL('./hashFileThread.ts', import.meta.url);

/** A row to write, whose files are in the store already; `undo` removes them if the row is not written. */
type Kept<Row> = { row: Row; undo(): Promise<void> };

type Keeping = Pick<FiledEntryDeps, 'files' | 'clock'>;

/**
 * Puts a recording and its picture into the store. An upload also stays in staging: if the row cannot be
 * written, the form can be sent again with its ticket.
 * @throws StorageError
 */
export async function keepMedia(
  { files, clock }: Keeping,
  { media, type, facts }: JudgedMedia,
  poster: JudgedFile | undefined,
): Promise<Kept<MediaTable>> {
  const objects: string[] = [];
  const undo = async () => {
    await Promise.all(objects.map((each) => files.objects.remove(each)));
  };
  const put = async (object: string, path: string, stored: { bytes: number; type: string }) => {
    await files.objects.put(object, { path }, stored);
    objects.push(object);
    return object;
  };
  try {
    const sha256 = await hashFile(media.path);
    const path = media.ticket === null ? media.path : await asideOf(media.path);
    const object = objectKey('media', type.extension);
    await put(object, path, { bytes: media.bytes, type: type.mime }).finally(() => rm(path, { force: true }));
    const sentPoster = poster
      ? await put(objectKey('media'), poster.file.path, { bytes: poster.file.bytes, type: poster.type.mime })
      : null;
    const fileName = safeFileName(media.name, `${type.kind}.${type.extension}`);
    const { bytes } = media;
    const row = newMedia({
      id: newId(),
      type,
      facts,
      object,
      sentPoster,
      fileName,
      bytes,
      sha256,
      at: clock.now(),
    });
    return { row, undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Makes a second name (hard link) for a file, because the store may move the file that it is given. */
async function asideOf(path: string): Promise<string> {
  const aside = `${path}-${newId()}${PART_ENDING}`;
  await link(path, aside);
  return aside;
}

/**
 * Puts an identity document, which is sealed already, into the store.
 * @throws StorageError
 */
export async function keepIdentity(
  { files, clock, keys }: Keeping & Pick<FiledEntryDeps, 'keys'>,
  { file, type }: JudgedDocument,
): Promise<Kept<NewIdentity>> {
  const id = newId();
  const object = objectKey('identity');
  const wrappedKey = await files.documents.put(object, file);
  const name = safeFileName(file.name, `identity.${type.extension}`);
  const row = {
    id,
    object,
    wrapped_key: wrappedKey,
    mime: type.mime,
    bytes: file.bytes,
    sha256: file.sha256,
    content_hash: documentHash(keys.pepper, file.sha256),
    file_name_sealed: files.documents.sealText(id, name),
    created_at: clock.now(),
  };
  return { row, undo: () => files.documents.remove(object) };
}

/**
 * Submits a write that needs files in the store. If it stored no row, removes the files. If that is
 * unknown, they stay, and the sweeper removes them later if no row names them.
 */
export async function submitKept<Output extends { kind: string }>(
  kept: readonly Kept<unknown>[],
  isDone: (output: Output) => boolean,
  submit: () => Promise<Output>,
): Promise<Output> {
  const undo = () => Promise.all(kept.map((each) => each.undo()));
  try {
    const output = await submit().catch((error: unknown) => {
      // The write may have failed because another node stored the same at this instant; a second try then
      // finds that.
      if (error instanceof WriteError && error.code === 'failed') return submit();
      throw error;
    });
    if (!isDone(output)) await undo();
    return output;
  } catch (error) {
    if (!(error instanceof WriteError) || error.code !== 'unavailable') await undo();
    throw error;
  }
}

/**
 * The reply when the store failed: `no_space` for a full one, else `unavailable`. Undefined for other
 * errors.
 */
export function storageRefusal(error: unknown): { status: 503; code: ServerCode } | undefined {
  if (!(error instanceof StorageError)) return undefined;
  return { status: 503, code: error.reason === 'full' ? 'no_space' : 'unavailable' };
}

/**
 * The SHA-256 (hex) of a file, computed in a worker thread.
 * @throws the error of reading it
 */
export async function hashFile(path: string): Promise<string> {
  const worker = new Worker(hashScript, { workerData: path, env: bareEnvironment() });
  try {
    const [digest] = (await once(worker, 'message')) as [string];
    return digest;
  } finally {
    await worker.terminate();
  }
}
