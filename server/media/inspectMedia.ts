import { fileTypeOf, type FileType } from '../../domain/fileTypes.ts';
import type { MediaFacts } from './mediaFacts.ts';
import { probeMedia } from './probeMedia.ts';
import { sniffMedia } from './sniffMedia.ts';

/** A file of an entry by what it holds, or why it is none: see `mediaFileProblems`. */
export type Inspected =
  | { kind: 'media'; type: FileType; facts: MediaFacts }
  | { kind: 'wrongFormat' }
  | { kind: 'unreadable' };

/** Sniffs and probes a file. Whether its size and length are allowed is for `mediaFileProblem` to say. */
export async function inspectMedia(path: string): Promise<Inspected> {
  const sniffed = await sniffMedia(path, 'media');
  if (!sniffed) return { kind: 'wrongFormat' };
  const facts = await probeMedia(path);
  if (!facts) return { kind: 'unreadable' };
  const type = typeByTracks(sniffed, facts);
  if (!type) return { kind: 'wrongFormat' };
  // What has no length could be of any length, or hold nothing (decision D89).
  if (facts.durationMs === null && type.extension !== 'aac') return { kind: 'unreadable' };
  return { kind: 'media', type, facts };
}

/** MP4 and M4A are one container, and phones name either as they like: what is in it decides. */
function typeByTracks(sniffed: FileType, { video, audio }: MediaFacts): FileType | undefined {
  if (sniffed.kind === 'video') {
    if (video) return sniffed;
    return sniffed.extension === 'mp4' && audio ? fileTypeOf('audio/mp4', 'media') : undefined;
  }
  if (!video) return sniffed;
  return sniffed.extension === 'm4a' ? fileTypeOf('video/mp4', 'media') : undefined;
}
