/** Repeats a call by the retry policy (specification section 7; decision D13). */
import { type RetryPolicy, retryDelay } from '../../domain/retryPolicy.ts';
import { sleep } from './sleep.ts';
import type { Outcome } from './unwrap.ts';

export type RetryWorld = {
  /** Waits milliseconds, or until the signal aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Uniform in [0, 1). */
  random: () => number;
};

type RetryOptions = Partial<RetryWorld> & {
  signal?: AbortSignal | undefined;
  /** Called before each wait with the coming retry, from 1, and how many there are. */
  onRetry?: ((retry: { number: number; limit: number }) => void) | undefined;
};

/** Returns the first success, the outcome when `signal` aborts, or the failure after the last useful retry. */
export async function withRetry<Data>(
  call: () => Promise<Outcome<Data>>,
  policy: RetryPolicy,
  { signal, sleep: wait = sleep, random = Math.random, onRetry }: RetryOptions = {},
): Promise<Outcome<Data>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await call();
    if (outcome.ok || signal?.aborted) return outcome;
    const delay = retryDelay(policy, { error: outcome.error, attempt, random: random() });
    if (delay === 'give up') return outcome;
    onRetry?.({ number: attempt, limit: policy.retries });
    await wait(delay, signal);
    if (signal?.aborted) return outcome;
  }
}
