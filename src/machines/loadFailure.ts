/** What became of something that a page needs to show anything (specification section 8). */
import { type AppError, statusOf } from '../../domain/errors.ts';

/** What the server answers to an id or slug that is none, or that it does not know. */
const missing = [400, 404];

export const saysMissing = (error: AppError): boolean => missing.includes(statusOf(error) ?? 0);

/** The visitor is asked to log in again; older servers say so in a message alone. */
export const saysUnauthenticated = (error: AppError): boolean =>
  error.kind === 'unauthenticated' || (error.kind === 'message' && /^unauthenticated\b/i.test(error.message));

/** The server's own sentence, or null where it said none. */
export const sentenceOf = (error: AppError): string | null =>
  error.kind === 'message' ? error.message : null;
