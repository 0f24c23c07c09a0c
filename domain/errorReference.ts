import type { AppError } from './errors.ts';

/** By what name the server's logs know what failed; undefined when there was no reply. */
export const referenceOf = (error: AppError): string | undefined =>
  'requestId' in error ? error.requestId : undefined;
