import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { PassingEnds, type FileEnds } from '../../media/sniffMedia.ts';
import { newId } from '../../platform/ids.ts';
import { newFileKey } from '../../platform/storage/sealing.ts';
import { sealing } from '../../platform/storage/sealingStreams.ts';

/** A file of a form in the staging folder. */
export type StagedFile = {
  path: string;
  /** The original file name. */
  name: string;
  /** The bytes received, including those over the limit that were not written. */
  bytes: number;
};

/**
 * An identity document in the staging folder, already sealed. `ends` and `sha256` are of its plain bytes.
 */
export type StagedDocument = StagedFile & { fileKey: Buffer; ends: FileEnds; sha256: string };

/**
 * The ending of temporary file names. At the start the server deletes such files; uploads have no ending.
 */
export const PART_ENDING = '.part';

/** Where files are written; `incoming` slows a stream down so that votes need not wait for the disk. */
type Staging = { folder: string; incoming: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer> };

/**
 * Writes a file of a form as it arrives, if it has at most `maxBytes`. What exceeds that is read and
 * discarded, so that the form can be answered. Leaves no file behind when it throws.
 * @throws the errors of reading and writing
 */
export const stageFile = (staging: Staging, part: MultipartFile, maxBytes: number): Promise<StagedFile> =>
  stagePart(staging, part, maxBytes, { pass: () => {}, through: [] });

/**
 * Writes an identity document as `stageFile` does, but encrypts it on the way: its plain bytes never reach
 * the disk (decision D77).
 */
export async function stageDocument(
  staging: Staging,
  part: MultipartFile,
  maxBytes: number,
): Promise<StagedDocument> {
  const fileKey = newFileKey();
  const ends = new PassingEnds();
  const hash = createHash('sha256');
  const pass = (chunk: Buffer) => {
    ends.pass(chunk);
    hash.update(chunk);
  };
  const staged = await stagePart(staging, part, maxBytes, { pass, through: [sealing(fileKey)] });
  return { ...staged, fileKey, ends, sha256: hash.digest('hex') };
}

type OnTheWay = { pass: (chunk: Buffer) => void; through: Transform[] };

async function stagePart(
  { folder, incoming }: Staging,
  part: MultipartFile,
  maxBytes: number,
  { pass, through }: OnTheWay,
): Promise<StagedFile> {
  const path = join(folder, `${newId()}${PART_ENDING}`);
  let bytes = 0;
  async function* kept() {
    for await (const chunk of incoming(part.file)) {
      bytes += chunk.length;
      if (bytes > maxBytes) continue;
      pass(chunk);
      yield chunk;
    }
  }
  // Open the file before reading, so that `catch` removes it however early the form breaks off.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline([kept(), ...through, file.createWriteStream()]);
    return { path, name: part.filename, bytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
