/** What is wrong with a file that a candidate sends (specification sections 5 and 9; decisions D14, D80). */
import { type AppError, httpError, statusOf } from '../errors.ts';
import { blockedEnding } from '../fileName.ts';
import { type FileUse, fileTypeOf } from '../fileTypes.ts';
import { VIDEO_MAX_SECONDS } from '../limits.ts';

/** What can be wrong with a file: keys of `locales/*\/entries.json` below `upload.problem`. */
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
};

/** The first error of a file; undefined if the file is accepted. */
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

/** Clips cut to two minutes end a few frames later, so a clip of 2:00.9 is not too long (decision D80). */
export const isTooLong = (durationMs: number | undefined): boolean =>
  durationMs !== undefined && durationMs >= (VIDEO_MAX_SECONDS + 1) * 1_000;

/**
 * The browser can no longer read the chosen file, for example after it was moved. Status 0: no server
 * replied.
 */
export const fileUnreadable: AppError = httpError({ status: 0, code: 'file_unreadable' });

/** The file error in the refusal of an upload; undefined if the refusal has another cause. */
export function fileErrorOfRefusal(error: AppError): MediaFileErrorCode | undefined {
  if ('code' in error && error.code === 'file_unreadable') return 'unreadable';
  const codes: Readonly<Record<number, MediaFileErrorCode>> = { 413: 'tooLarge', 415: 'wrongFormat' };
  return codes[statusOf(error) ?? 0];
}
