import { type AppError, statusOf } from './errors.ts';

export type SubmissionFailure =
  | 'invalid'
  | 'unauthorized'
  | 'notAllowed'
  | 'server'
  | 'timeout'
  | 'network'
  | 'failed';

/** Which message a failed vote shows, by kind and status of its error (specification section 8). */
export function submissionFailure(error: AppError): SubmissionFailure {
  if (error.kind === 'timeout' || error.kind === 'network') return error.kind;
  const status = statusOf(error) ?? 0;
  if (status === 400) return 'invalid';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'notAllowed';
  return status >= 500 ? 'server' : 'failed';
}
