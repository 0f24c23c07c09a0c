import type { Clock } from '../clock.ts';
import type { Charge } from './charge.ts';
import { RateMemory } from './rateMemory.ts';

/** Judges requests by rate limits. Never rejects. */
export type RateLimiter = {
  /**
   * Judges a request as `take` does, but charges nothing.
   * @param charges judged in this order
   * @returns undefined when admitted, otherwise the whole seconds to wait
   */
  wait(charges: readonly Charge[]): Promise<number | undefined>;
  /** Charges a request to all keys, or to none if one of them refuses. */
  take(charges: readonly Charge[]): Promise<number | undefined>;
  /** Returns charges that were taken. */
  giveBack(charges: readonly Charge[]): Promise<void>;
};

/** The limits of this process alone, in its memory. */
export function ownRateLimiter(clock: Pick<Clock, 'monotonic'>): RateLimiter {
  const memory = new RateMemory();
  const now = () => Math.round(clock.monotonic() * 1_000);
  return {
    wait: async (charges) => memory.wait(charges, now()),
    take: async (charges) => memory.take(charges, now()),
    giveBack: async (charges) => memory.giveBack(charges),
  };
}
