/** When an upload that broke goes on, and when it is given up (decision D81). */
import { type AppError, networkError, statusOf, timeoutError } from '../../../domain/errors.ts';
import { isRetryable, retryDelay, retryPresets } from '../../../domain/retryPolicy.ts';
import type { MediaUploadContext, UploadAnswer, UploadPhase, UploadProgress } from './mediaUploadTypes.ts';

type Context = MediaUploadContext;

/** As long as somebody waits: the way to the server may be gone for an hour. */
const endless = { ...retryPresets.critical, retries: Number.POSITIVE_INFINITY };
/** Who is told to wait longer than this (ms) is told why instead. */
const LONGEST_ASKED_MS = 60_000;

const isOutOfReach = (error: AppError) => error.kind === 'network' || error.kind === 'timeout';

/** Whole requests that the server turns away may be another matter than the file. */
const triesLeft = ({ failures }: Pick<Context, 'failures'>) => failures < retryPresets.critical.retries;

/** The server knows nothing of what was sent before: it has expired, was used, or belongs to somebody else. */
export function isLost(context: Pick<Context, 'address' | 'failures'>, error: AppError): boolean {
  return context.address !== null && triesLeft(context) && [403, 404, 410].includes(statusOf(error) ?? 0);
}

/** Out of reach, busy, or of another mind about how far it has come, which a look at the server settles. */
export function mayGoOn(context: Pick<Context, 'failures'>, error: AppError): boolean {
  if (isOutOfReach(error)) return true;
  const asked = 'retryAfterMs' in error ? (error.retryAfterMs ?? 0) : 0;
  const isPassing = isRetryable(error) || [409, 423].includes(statusOf(error) ?? 0);
  return isPassing && triesLeft(context) && asked <= LONGEST_ASKED_MS;
}

/** How long (ms) to wait before going on; `random` evenly from [0, 1). */
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

/** Nothing was heard for too long, which a line that is cut without a word looks like. */
export const withSilence = (context: Pick<Context, 'failures'>) => withFailure(context, timeoutError);

export function progressOf({ file, sent, error }: Context, phase: UploadPhase): UploadProgress {
  const progress = { phase, sent, total: file.size };
  return phase === 'paused' && error && !isOutOfReach(error) ? { ...progress, waitsFor: 'server' } : progress;
}

export function answerOf({ ticket, error }: Pick<Context, 'ticket' | 'error'>): UploadAnswer {
  if (ticket !== null) return { kind: 'uploaded', ticket };
  return error ? { kind: 'failed', error } : { kind: 'cancelled' };
}
