import { open } from 'node:fs/promises';
import { fileTypeOf, type FileType } from '../../domain/fileTypes.ts';
import { isCutShort } from '../../domain/cutFile.ts';
import { type MediaFacts, probeMedia } from './probeMedia.ts';
import { bytesAt, sniffMedia } from './sniffMedia.ts';

/**
 * The type and facts of a recording, or the error (one of `mediaFileErrorCodes`) for which it is refused.
 */
export type Inspected =
  | { kind: 'media'; type: FileType; facts: MediaFacts }
  | { kind: 'wrongFormat' }
  | { kind: 'incomplete' }
  | { kind: 'unreadable' };

/**
 * Finds out type and facts of a recording from its content. `mediaFileError` then checks its size and
 * length.
 * @param converts whether recordings that no browser plays are converted (decision D198)
 */
export async function inspectMedia(path: string, converts = true): Promise<Inspected> {
  const sniffed = await sniffMedia(path, 'media');
  if (!sniffed || (sniffed.needsConversion && !converts)) return { kind: 'wrongFormat' };
  if (await isCutFile(path)) return { kind: 'incomplete' };
  const facts = await probeMedia(path);
  if (!facts) return { kind: 'unreadable' };
  const type = typeByTracks(sniffed, facts);
  if (!type) return { kind: 'wrongFormat' };
  // Refuse a file that does not declare its length, which could be any (decision D89). Raw AAC never
  // declares it.
  if (facts.durationMs === null && type.extension !== 'aac') return { kind: 'unreadable' };
  return { kind: 'media', type, facts };
}

async function isCutFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await isCutShort((at, length) => bytesAt(file, at, length), (await file.stat()).size);
  } finally {
    await file.close();
  }
}

/**
 * The type with regard to the tracks. MP4 and M4A are one container and phones use either name, so tracks
 * decide which it is.
 */
function typeByTracks(sniffed: FileType, { video, audio }: MediaFacts): FileType | undefined {
  if (sniffed.kind === 'video') {
    if (video) return sniffed;
    return ['mp4', '3gp'].includes(sniffed.extension) && audio ? fileTypeOf('audio/mp4', 'media') : undefined;
  }
  if (!video) return sniffed;
  return sniffed.extension === 'm4a' ? fileTypeOf('video/mp4', 'media') : undefined;
}
