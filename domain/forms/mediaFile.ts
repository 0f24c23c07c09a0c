/** What is wrong with a file that a candidate sends (specification sections 5 and 9; decisions D14, D80). */
import { type AppError, httpError, statusOf } from '../errors.ts';
import { blockedEnding } from '../fileName.ts';
import { type FileUse, fileTypeOf } from '../fileTypes.ts';
import { VIDEO_MAX_SECONDS } from '../limits.ts';

/** The keys of `locales/*\/entries.json` below `upload.problem`. */
export const mediaFileErrorCodes = [
  'required',
  'blockedExtension',
  'wrongFormat',
  'empty',
  'tooLarge',
  'tooLong',
  'unreadable',
] as const;
export type MediaFileErrorCode = (typeof mediaFileErrorCodes)[number];

/** Bytes of a megabyte, in every text and every limit. */
export const MEGABYTE_BYTES = 1_000_000;

export type FileFacts = {
  /** As it came, not as it is shown. */
  name: string;
  bytes: number;
  /** The media type by content; undefined where it is of no type that is known. */
  type: string | undefined;
  /** Milliseconds; left out where they are not known, or not yet. */
  durationMs?: number | undefined;
};

export type FileLimits = {
  use: FileUse;
  /** Of the competition, or `IDENTITY_MAX_MEGABYTES`. */
  megabytes: number;
};

/** The first thing that is wrong with a file; undefined where nothing is. */
export function mediaFileError(
  file: FileFacts | undefined,
  { use, megabytes }: FileLimits,
): MediaFileErrorCode | undefined {
  if (!file) return 'required';
  if (blockedEnding(file.name) !== undefined) return 'blockedExtension';
  if (file.bytes === 0) return 'empty';
  const type = fileTypeOf(file.type, use);
  if (!type) return 'wrongFormat';
  if (file.bytes > megabytes * MEGABYTE_BYTES) return 'tooLarge';
  return type.kind === 'video' && isTooLong(file.durationMs) ? 'tooLong' : undefined;
}

/** Clips cut to two minutes end a few frames later: what a player still shows as 2:00 is not too long (decision D80). */
export const isTooLong = (durationMs: number | undefined): boolean =>
  durationMs !== undefined && durationMs >= (VIDEO_MAX_SECONDS + 1) * 1_000;

/** A file that was there when it was chosen, and cannot be read any more: no reply at all, so without a status. */
export const fileUnreadable: AppError = httpError({ status: 0, code: 'file_unreadable' });

/** What the refusal of an upload says of its file; undefined where it says something else. */
export function fileErrorOfRefusal(error: AppError): MediaFileErrorCode | undefined {
  if ('code' in error && error.code === 'file_unreadable') return 'unreadable';
  const codes: Readonly<Record<number, MediaFileErrorCode>> = { 413: 'tooLarge', 415: 'wrongFormat' };
  return codes[statusOf(error) ?? 0];
}
