/** What is wrong with the file of a form. */
import type { MediaFileErrorCode, RefusedFile } from '../../domain/forms/mediaFile.ts';

/** A code with the file's name and what was refused in it, or a sentence from the server. */
export type FileFieldError = { code: MediaFileErrorCode; name: string; sent?: string } | { sentence: string };

/** The error of a file that the check refused. */
export const refusedFile = ({ code, sent }: RefusedFile, fileName = ''): FileFieldError => ({
  code,
  name: fileName,
  ...(sent !== undefined && { sent }),
});
