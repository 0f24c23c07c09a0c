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
  /** All bytes received, including those discarded beyond the limit. */
  bytes: number;
};

/** An identity document in the staging folder, sealed already; its ends and hash were taken before sealing. */
export type StagedDocument = StagedFile & { fileKey: Buffer; ends: FileEnds; sha256: string };

/** The suffix of files in forms; it tells leftovers of a killed server from uploads. */
export const PART_ENDING = '.part';

/** `incoming` slows a stream to what the machine and its disk can take. */
type Staging = { folder: string; incoming: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer> };

/**
 * Writes a file of a form as it arrives, at most `maxBytes`. The rest is read and discarded, so that the form can be
 * answered. Leaves no file behind when it throws.
 * @throws the errors of reading and writing
 */
export const stageFile = (staging: Staging, part: MultipartFile, maxBytes: number): Promise<StagedFile> =>
  stagePart(staging, part, maxBytes, { pass: () => {}, through: [] });

/**
 * Stages an identity document like `stageFile`, and seals it on the way: no plain byte reaches the disk
 * (decision D77).
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
  // Created before anything can fail; otherwise a form that breaks off first would leave the file behind.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline([kept(), ...through, file.createWriteStream()]);
    return { path, name: part.filename, bytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
