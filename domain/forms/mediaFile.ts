/** What is wrong with a file that a candidate sends (specification sections 5 and 9; decisions D14, D80). */
import { type AppError, httpError, statusOf } from '../errors.ts';

/** What can be wrong with a file: keys of `locales/*\/entries.json` below `upload.problem`. */
export const mediaFileErrorCodes = [
  'required',
  'blockedExtension',
  'wrongFormat',
  'empty',
  'tooLarge',
  'tooLong',
  'incomplete',
  'unreadable',
] as const;
export type MediaFileErrorCode = (typeof mediaFileErrorCodes)[number];

/** `sent`: the format or the blocked ending for which a file is refused, if it is known. */
export type RefusedFile = { ok: false; code: MediaFileErrorCode; sent?: string };
/** An identity document before it is sent. */
export type CheckedIdentity = { ok: true; file: File } | RefusedFile;

/** A megabyte is a million bytes, in every text and every limit. */
export const MEGABYTE_BYTES = 1_000_000;

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
