/** Which message a failure shows in a flow (specification section 8): keys are `area:key` of `locales/`. */
import { type AppError, statusOf } from './errors.ts';

export type ErrorFlow = 'votingList' | 'voteSubmission' | 'generic';

/** The key of the message; a flow shows the server's own sentence first where the specification says so. */
export function errorKey(flow: ErrorFlow, error: AppError): string {
  return keysOf[flow](error);
}

/** Every key that `errorKey` can answer, so that a test can hold them against the locales. */
export const errorKeys: readonly string[] = [
  'common:somethingWentWrong',
  'vote:fallback.loadFailed',
  'pay:submission.invalid',
  'pay:submission.unauthorized',
  'pay:submission.notAllowed',
  'pay:submission.server',
  'pay:submission.timeout',
  'pay:submission.network',
  'pay:submission.failed',
];

const keysOf: Record<ErrorFlow, (error: AppError) => string> = {
  votingList: () => 'vote:fallback.loadFailed',
  voteSubmission: (error) => `pay:submission.${submissionFailure(error)}`,
  generic: () => 'common:somethingWentWrong',
};

export type SubmissionFailure =
  | 'invalid'
  | 'unauthorized'
  | 'notAllowed'
  | 'server'
  | 'timeout'
  | 'network'
  | 'failed';

/** Which of the seven sentences a failed vote gets (specification section 8). */
export function submissionFailure(error: AppError): SubmissionFailure {
  if (error.kind === 'timeout' || error.kind === 'network') return error.kind;
  const status = statusOf(error) ?? 0;
  if (status === 400) return 'invalid';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'notAllowed';
  return status >= 500 ? 'server' : 'failed';
}
