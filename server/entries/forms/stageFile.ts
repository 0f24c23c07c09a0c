import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { newId } from '../../platform/ids.ts';
import type { Pace } from '../uploads/pace.ts';

/** A file of a form that lies in the staging folder. */
export type StagedFile = {
  path: string;
  /** As it came. */
  name: string;
  /** All that came, also what was not kept of a file that is too large. */
  bytes: number;
};

/** Ends the names of files that came with a form, so that what a killed server left is told from uploads. */
export const PART_ENDING = '.part';

/**
 * Writes a file of a form as it comes, piece by piece, at most `maxBytes` of it; what comes beyond is read past, so
 * that the rest of the form can be answered.
 * @throws what reading or writing throws; nothing is left behind then
 */
export async function stageFile(
  { folder, pace }: { folder: string; pace: Pace },
  part: MultipartFile,
  maxBytes: number,
): Promise<StagedFile> {
  const path = join(folder, `${newId()}${PART_ENDING}`);
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of pace.of(part.file)) {
      bytes += chunk.length;
      if (bytes <= maxBytes) await file.appendFile(chunk);
    }
    await file.close();
    return { path, name: part.filename, bytes };
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}
