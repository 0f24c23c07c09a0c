import type { FileType } from '../../domain/fileTypes.ts';
import type { MediaTable } from '../platform/database/entrySchema.ts';
import { conversionCost } from './ffmpeg/conversionCost.ts';
import type { MediaFacts } from './mediaFacts.ts';

export type KeptMedia = {
  id: string;
  type: FileType;
  facts: MediaFacts;
  /** The key under which the file was put away, with the extension of its type. */
  object: string;
  /**
   * The key of the picture that the candidate sent along, exactly as it came, and therefore without an extension: it
   * is not shown before the media job has drawn it anew.
   */
  sentPoster: string | null;
  /** As it is shown. */
  fileName: string;
  bytes: number;
  sha256: string;
  /** UTC ms. */
  at: number;
};

/** The row of a file that was just put away; the media job works on it from `at` on. */
export function newMedia({ type, facts, sentPoster, fileName, at, ...kept }: KeptMedia): MediaTable {
  return {
    ...kept,
    kind: type.kind === 'audio' ? 'audio' : 'video',
    mime: type.mime,
    extension: type.extension,
    file_name: fileName,
    duration_ms: facts.durationMs,
    width: facts.video?.width ?? null,
    height: facts.video?.height ?? null,
    state: 'checking',
    playable_object: null,
    poster_object: sentPoster,
    waveform_object: null,
    created_at: at,
    attempts: 0,
    next_attempt_at: at,
    cost: conversionCost(type.extension, facts, kept.bytes),
  };
}

/** A poster is shown from when it was drawn anew. */
export const shownPoster = (object: string | null): string | null => (object?.includes('.') ? object : null);
