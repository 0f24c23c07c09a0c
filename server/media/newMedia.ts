import type { FileType } from '../../domain/fileTypes.ts';
import type { MediaTable } from '../platform/database/entrySchema.ts';
import { conversionCost } from './ffmpeg/conversionCost.ts';
import type { MediaFacts } from './probeMedia.ts';

export type KeptMedia = {
  id: string;
  type: FileType;
  facts: MediaFacts;
  /** The key of the stored file; it ends with the extension of its type. */
  object: string;
  /**
   * The key of the candidate's picture as it came, or null. It has no extension, which marks it as not to
   * be shown: the media job first draws it anew.
   */
  sentPoster: string | null;
  /** The file name that pages show. */
  fileName: string;
  bytes: number;
  sha256: string;
  /** UTC ms. */
  at: number;
};

/** The row of a newly stored recording, which the media job may work on from `at` on. */
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

/**
 * The key of a poster that may be shown, else null. Only a poster that the media job has drawn has an
 * extension.
 */
export const shownPoster = (object: string | null): string | null => (object?.includes('.') ? object : null);
