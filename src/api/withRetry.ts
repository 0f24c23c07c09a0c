/** Sends a call again as the retry policy says (specification section 7; decision D13). */
import { type RetryPolicy, retryDelay } from '../../domain/retryPolicy.ts';
import type { Outcome } from './unwrap.ts';

/** What a retry needs of the world. */
export type RetryWorld = {
  /** Waits for milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** Evenly from [0, 1). */
  random: () => number;
};

const realWorld: RetryWorld = {
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/** The first success, or the failure after which there is no retry left or none would help. */
export async function withRetry<Data>(
  call: () => Promise<Outcome<Data>>,
  policy: RetryPolicy,
  { sleep, random }: RetryWorld = realWorld,
): Promise<Outcome<Data>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await call();
    if (outcome.ok) return outcome;
    const delay = retryDelay(policy, { error: outcome.error, attempt, random: random() });
    if (delay === 'give up') return outcome;
    await sleep(delay);
  }
}
