/** When a broken upload resumes and when it fails (decision D81). */
import { type AppError, networkError, statusOf, timeoutError } from '../../../domain/errors.ts';
import { isRetryable, retryDelay, retryPresets } from '../../../domain/retryPolicy.ts';
import type { MediaUploadContext, UploadAnswer, UploadPhase, UploadProgress } from './mediaUploadTypes.ts';

type Context = MediaUploadContext;

/** Retries without limit, because a connection may be gone for an hour. */
const endless = { ...retryPresets.critical, retries: Number.POSITIVE_INFINITY };
/** Longest `Retry-After` (ms) that the upload waits for; beyond it the error is shown. */
const LONGEST_ASKED_MS = 60_000;

const isOutOfReach = (error: AppError) => error.kind === 'network' || error.kind === 'timeout';

/** Refusals are retried a few times in a row, because their cause may pass; an unreachable server, always. */
const triesLeft = ({ failures }: Pick<Context, 'failures'>) => failures < retryPresets.critical.retries;

/** Whether to send the file anew: its upload expired, was used or is another caller's, and tries are left. */
export function isLost(context: Pick<Context, 'address' | 'failures'>, error: AppError): boolean {
  return context.address !== null && triesLeft(context) && [403, 404, 410].includes(statusOf(error) ?? 0);
}

/** Whether to resume: the server is unreachable, busy, or at another offset, which the next request reads. */
export function mayResume(context: Pick<Context, 'failures'>, error: AppError): boolean {
  if (isOutOfReach(error)) return true;
  const asked = 'retryAfterMs' in error ? (error.retryAfterMs ?? 0) : 0;
  const isPassing = isRetryable(error) || [409, 423].includes(statusOf(error) ?? 0);
  return isPassing && triesLeft(context) && asked <= LONGEST_ASKED_MS;
}

/** Wait (ms) before resuming; `random` is uniform in [0, 1). */
export function pauseBefore(
  { failures, error }: Pick<Context, 'failures' | 'error'>,
  random: number,
): number {
  const known = error && isRetryable(error) ? error : networkError;
  const delay = retryDelay(endless, { error: known, attempt: Math.max(1, failures), random });
  return delay === 'give up' ? 0 : delay;
}

export const withFailure = ({ failures }: Pick<Context, 'failures'>, error: AppError) => ({
  failures: failures + 1,
  error,
});

/** A silent connection counts as a timeout. */
export const withSilence = (context: Pick<Context, 'failures'>) => withFailure(context, timeoutError);

export function progressOf({ file, sent, error }: Context, phase: UploadPhase): UploadProgress {
  const progress = { phase, sent, total: file.size };
  return phase === 'paused' && error && !isOutOfReach(error) ? { ...progress, waitsFor: 'server' } : progress;
}

export function answerOf({ ticket, error }: Pick<Context, 'ticket' | 'error'>): UploadAnswer {
  if (ticket !== null) return { kind: 'uploaded', ticket };
  return error ? { kind: 'failed', error } : { kind: 'cancelled' };
}
