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

/** Returns the first success, the outcome when `signal` aborts, or the failure after the last useful retry. */
export async function withRetry<Data>(
  call: () => Promise<Outcome<Data>>,
  policy: RetryPolicy,
  {
    signal,
    sleep: wait = sleep,
    random = Math.random,
  }: Partial<RetryWorld> & { signal?: AbortSignal | undefined } = {},
): Promise<Outcome<Data>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await call();
    if (outcome.ok || signal?.aborted) return outcome;
    const delay = retryDelay(policy, { error: outcome.error, attempt, random: random() });
    if (delay === 'give up') return outcome;
    await wait(delay, signal);
    if (signal?.aborted) return outcome;
  }
}
