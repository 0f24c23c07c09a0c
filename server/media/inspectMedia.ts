import { fileTypeOf, type FileType } from '../../domain/fileTypes.ts';
import { type MediaFacts, probeMedia } from './probeMedia.ts';
import { sniffMedia } from './sniffMedia.ts';

/**
 * The type and facts of a recording, or the error (one of `mediaFileErrorCodes`) for which it is refused.
 */
export type Inspected =
  | { kind: 'media'; type: FileType; facts: MediaFacts }
  | { kind: 'wrongFormat' }
  | { kind: 'unreadable' };

/** Sniffs and probes a file; `mediaFileError` judges its size and length. */
export async function inspectMedia(path: string): Promise<Inspected> {
  const sniffed = await sniffMedia(path, 'media');
  if (!sniffed) return { kind: 'wrongFormat' };
  const facts = await probeMedia(path);
  if (!facts) return { kind: 'unreadable' };
  const type = typeByTracks(sniffed, facts);
  if (!type) return { kind: 'wrongFormat' };
  // Refuse a file that does not declare its length, which could be any (decision D89). Raw AAC never
  // declares it.
  if (facts.durationMs === null && type.extension !== 'aac') return { kind: 'unreadable' };
  return { kind: 'media', type, facts };
}

/** MP4 and M4A are one container, and phones use either name: the tracks decide. */
function typeByTracks(sniffed: FileType, { video, audio }: MediaFacts): FileType | undefined {
  if (sniffed.kind === 'video') {
    if (video) return sniffed;
    return sniffed.extension === 'mp4' && audio ? fileTypeOf('audio/mp4', 'media') : undefined;
  }
  if (!video) return sniffed;
  return sniffed.extension === 'm4a' ? fileTypeOf('video/mp4', 'media') : undefined;
}
