/** Checks a file that a candidate sends; apart from the codes, which the first screen of a form needs. */
import { blockedEnding } from '../blockedEnding.ts';
import { type FileUse, fileTypeOf, isWanted, type WantedMedia } from '../fileTypes.ts';
import { VIDEO_MAX_SECONDS } from '../limits.ts';
import { MEGABYTE_BYTES, type MediaFileErrorCode } from './mediaFile.ts';

export type FileFacts = {
  /** The original name, not the cleaned one that pages show. */
  name: string;
  bytes: number;
  /** The media type by content; undefined if the type is unknown. */
  type: string | undefined;
  /** Milliseconds; undefined if not known or not read yet. */
  durationMs?: number | undefined;
};

export type FileLimits = {
  use: FileUse;
  /** The competition's limit for a recording, `IDENTITY_MAX_MEGABYTES` for an identity document. */
  megabytes: number;
  /** Which recordings the competition accepts; by default all. */
  wanted?: WantedMedia;
  /** Whether the server converts recordings; by default not. */
  converts?: boolean;
};

/** The first error of a file; undefined if the file is accepted. */
export function mediaFileError(
  file: FileFacts | undefined,
  { use, megabytes, wanted = 'any', converts = false }: FileLimits,
): MediaFileErrorCode | undefined {
  if (!file) return 'required';
  if (blockedEnding(file.name) !== undefined) return 'blockedExtension';
  if (file.bytes === 0) return 'empty';
  const type = fileTypeOf(file.type, use);
  if (!type || (use === 'media' && !isWanted(type.mime, { wanted, converts }))) return 'wrongFormat';
  if (file.bytes > megabytes * MEGABYTE_BYTES) return 'tooLarge';
  return type.kind === 'video' && isTooLong(file.durationMs) ? 'tooLong' : undefined;
}

/**
 * Whether a video is too long. Clips cut at two minutes end a few frames later, so up to a second more is
 * accepted (decision D80).
 */
export const isTooLong = (durationMs: number | undefined): boolean =>
  durationMs !== undefined && durationMs >= (VIDEO_MAX_SECONDS + 1) * 1_000;
