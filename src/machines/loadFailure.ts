/** Why a page's data did not load (specification section 8). */
import { referenceOf } from '../../domain/errorReference.ts';
import { type AppError, statusOf } from '../../domain/errors.ts';

/** Statuses for an invalid or unknown id or slug. */
const missing = [400, 404];

export const saysMissing = (error: AppError): boolean => missing.includes(statusOf(error) ?? 0);

/** Whether the visitor must log in again; older servers say so only in a message. */
export const saysUnauthenticated = (error: AppError): boolean =>
  error.kind === 'unauthenticated' || (error.kind === 'message' && /^unauthenticated\b/i.test(error.message));

/** What the server reported with a failure; null for what it left out. */
export type FailureReport = { sentence: string | null; reference: string | null };

export const noReport: FailureReport = { sentence: null, reference: null };

export const reportOf = (error: AppError): FailureReport => ({
  sentence: sentenceOf(error),
  reference: referenceOf(error) ?? null,
});

export const sentenceOf = (error: AppError): string | null =>
  error.kind === 'message' ? error.message : null;
