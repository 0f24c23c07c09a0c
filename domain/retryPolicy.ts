/** When and how often a failed call is sent again (specification section 7; decision D13). */
import { type AppError, statusOf } from './errors.ts';

export type RetryPolicy = {
  /** How often the call is sent again after the first time. */
  retries: number;
  /** Milliseconds before the first retry. */
  baseMs: number;
  /** Milliseconds that no wait exceeds, unless the server asks for more. */
  capMs: number;
  multiplier: number;
};

/**
 * Every call names one; `standard` is the default. `once` is for what must not be sent twice, and for what a flow sends
 * again by itself: by its own clock, or, as a vote, by `critical` with its tries shown.
 */
export const retryPresets = {
  critical: { retries: 5, baseMs: 500, capMs: 15_000, multiplier: 2 },
  standard: { retries: 3, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
  fast: { retries: 2, baseMs: 300, capMs: 5_000, multiplier: 1.5 },
  list: { retries: 5, baseMs: 1_000, capMs: 10_000, multiplier: 2 },
  once: { retries: 0, baseMs: 0, capMs: 0, multiplier: 1 },
} as const satisfies Record<string, RetryPolicy>;

/** Each wait is drawn from this share of it to either side, so that browsers do not return in step. */
export const RETRY_JITTER = 0.2;

const retryableStatuses: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether sending the same call again may help. */
export function isRetryable(error: AppError): boolean {
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  const status = statusOf(error);
  return status !== undefined && retryableStatuses.has(status);
}

export type Failure = {
  error: AppError;
  /** How often the call has failed by now, from 1. */
  attempt: number;
  /** Drawn evenly from [0, 1). */
  random: number;
};

/**
 * How long to wait after a failure before sending the call again.
 * @returns milliseconds, at least what the server asked for; or 'give up' when no retry is left or none would help
 */
export function retryDelay(policy: RetryPolicy, { error, attempt, random }: Failure): number | 'give up' {
  if (attempt > policy.retries || !isRetryable(error)) return 'give up';
  const steady = policy.baseMs * policy.multiplier ** (attempt - 1);
  const drawn = steady * (1 - RETRY_JITTER + 2 * RETRY_JITTER * random);
  const asked = 'retryAfterMs' in error ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.round(Math.min(policy.capMs, drawn)));
}
