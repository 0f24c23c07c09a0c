import type { AppError } from './errors.ts';

/** The request id in the server's logs; undefined without a reply. */
export const referenceOf = (error: AppError): string | undefined =>
  'requestId' in error ? error.requestId : undefined;
