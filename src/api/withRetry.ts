/** Sends a call again as the retry policy says (specification section 7; decision D13). */
import { type RetryPolicy, retryDelay } from '../../domain/retryPolicy.ts';
import { sleep } from './sleep.ts';
import type { Outcome } from './unwrap.ts';

/** What a retry needs of the world. */
export type RetryWorld = {
  /** Waits for milliseconds, or until nobody wants the answer any more. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Evenly from [0, 1). */
  random: () => number;
};

/** The first success, what there is when `signal` aborts, or the failure after which there is no retry left or none would help. */
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
