/**
 * How often, and after which waits, failed calls are made again (specification section 7; decision D13).
 */
import { type AppError, statusOf } from './errors.ts';

export type RetryPolicy = {
  /** Number of retries after the first try. */
  retries: number;
  /** Milliseconds before the first retry. */
  baseMs: number;
  /** Longest wait in milliseconds, unless `Retry-After` asks for more. */
  capMs: number;
  multiplier: number;
};

/**
 * The retry policies; calls use `standard` unless they name another. `once` is for calls that must not
 * repeat, and for those that a state machine repeats itself.
 */
export const retryPresets = {
  critical: { retries: 5, baseMs: 500, capMs: 15_000, multiplier: 2 },
  standard: { retries: 3, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
  fast: { retries: 2, baseMs: 300, capMs: 5_000, multiplier: 1.5 },
  list: { retries: 5, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
  once: { retries: 0, baseMs: 0, capMs: 0, multiplier: 1 },
} as const satisfies Record<string, RetryPolicy>;

/** Each wait varies at random by up to this share, so that browsers do not retry all at once. */
export const RETRY_JITTER = 0.2;

const retryableStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether the same call may succeed later. */
export function isRetryable(error: AppError): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const status = statusOf(error);
  return status !== undefined && retryableStatuses.has(status);
}

export type Failure = {
  error: AppError;
  /** Number of failures so far, from 1. */
  attempt: number;
  /** Uniform in [0, 1). */
  random: number;
};

/**
 * How long to wait after a failure before the next try.
 * @returns milliseconds, at least the server's `Retry-After`; 'give up' if no retry is left or the error
 * cannot pass
 */
export function retryDelay(policy: RetryPolicy, { error, attempt, random }: Failure): number | 'give up' {
  if (attempt > policy.retries || !isRetryable(error)) return 'give up';
  const steady = policy.baseMs * policy.multiplier ** (attempt - 1);
  const drawn = steady * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random);
  const asked = 'retryAfterMs' in error ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.round(Math.min(policy.capMs, drawn)));
}
