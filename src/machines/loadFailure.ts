/** What became of something that a page needs to show anything (specification section 8). */
import { referenceOf } from '../../domain/errorReference.ts';
import { type AppError, statusOf } from '../../domain/errors.ts';

/** What the server answers to an id or slug that is none, or that it does not know. */
const missing = [400, 404];

export const saysMissing = (error: AppError): boolean => missing.includes(statusOf(error) ?? 0);

/** The visitor is asked to log in again; older servers say so in a message alone. */
export const saysUnauthenticated = (error: AppError): boolean =>
  error.kind === 'unauthenticated' || (error.kind === 'message' && /^unauthenticated\b/i.test(error.message));

/** What the server told of a failure; null where it told nothing. */
export type Told = { sentence: string | null; reference: string | null };

export const untold: Told = { sentence: null, reference: null };

/** The server's own sentence, and its name for the request. */
export const toldOf = (error: AppError): Told => ({
  sentence: sentenceOf(error),
  reference: referenceOf(error) ?? null,
});

/** The server's own sentence, or null where it said none. */
export const sentenceOf = (error: AppError): string | null =>
  error.kind === 'message' ? error.message : null;
