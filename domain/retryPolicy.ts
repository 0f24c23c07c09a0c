/** Retries of failed calls (specification section 7; decision D13). */
import { type AppError, statusOf } from './errors.ts';

export type RetryPolicy = {
  /** Number of retries after the first try. */
  retries: number;
  /** Milliseconds before the first retry. */
  baseMs: number;
  /** Longest wait in milliseconds, unless the server asks for more. */
  capMs: number;
  multiplier: number;
};

/**
 * Every call names a preset; `standard` is the default. `once` is for calls that must not repeat and for those that a
 * machine repeats itself.
 */
export const retryPresets = {
  critical: { retries: 5, baseMs: 500, capMs: 15_000, multiplier: 2 },
  standard: { retries: 3, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
  fast: { retries: 2, baseMs: 300, capMs: 5_000, multiplier: 1.5 },
  list: { retries: 5, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
  once: { retries: 0, baseMs: 0, capMs: 0, multiplier: 1 },
} as const satisfies Record<string, RetryPolicy>;

/** Jitter as a share of the wait, so that browsers do not retry at once. */
export const RETRY_JITTER = 0.2;

const retryableStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a retry may help. */
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
 * Wait after a failure before the next try.
 * @returns milliseconds, at least the server's `Retry-After`; or 'give up' if no retry is left or none would help
 */
export function retryDelay(policy: RetryPolicy, { error, attempt, random }: Failure): number | 'give up' {
  if (attempt > policy.retries || !isRetryable(error)) return 'give up';
  const steady = policy.baseMs * policy.multiplier ** (attempt - 1);
  const drawn = steady * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random);
  const asked = 'retryAfterMs' in error ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.round(Math.min(policy.capMs, drawn)));
}
