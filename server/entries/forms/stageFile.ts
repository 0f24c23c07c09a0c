import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { PassingEnds, type FileEnds } from '../../media/fileEnds.ts';
import { newId } from '../../platform/ids.ts';
import { newFileKey } from '../../platform/storage/sealing.ts';
import { sealing } from '../../platform/storage/sealingStreams.ts';

/** A file of a form that lies in the staging folder. */
export type StagedFile = {
  path: string;
  /** As it came. */
  name: string;
  /** All that came, also what was not kept of a file that is too large. */
  bytes: number;
};

/** An identity document in the staging folder: sealed there already, so that its ends and its hash were kept aside. */
export type StagedDocument = StagedFile & { fileKey: Buffer; ends: FileEnds; sha256: string };

/** The suffix of files that came with a form, which tells the leftovers of a killed server from uploads. */
export const PART_ENDING = '.part';

/** `incoming` holds a stream back to what the machine and its disk take. */
type Staging = { folder: string; incoming: (source: AsyncIterable<Buffer>) => AsyncIterable<Buffer> };

/**
 * Writes a file of a form as it comes, piece by piece, at most `maxBytes` of it; what comes beyond is read past, so
 * that the rest of the form can be answered.
 * @throws what reading or writing throws; nothing is left behind then
 */
export const stageFile = (staging: Staging, part: MultipartFile, maxBytes: number): Promise<StagedFile> =>
  stage(staging, part, maxBytes, { pass: () => {}, through: [] });

/** As `stageFile`; no byte of it reaches the disk unsealed (decision D77). */
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
  const staged = await stage(staging, part, maxBytes, { pass, through: [sealing(fileKey)] });
  return { ...staged, fileKey, ends, sha256: hash.digest('hex') };
}

type OnTheWay = { pass: (chunk: Buffer) => void; through: Transform[] };

async function stage(
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
  // There before anything can fail: a form may be cut sooner than the disk makes its file, which nobody would remove then.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline([kept(), ...through, file.createWriteStream()]);
    return { path, name: part.filename, bytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
