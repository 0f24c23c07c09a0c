import type { Charge } from './charge.ts';
import { intervalOf, toleranceOf } from './rate.ts';

const SWEEP_AT = 10_000;
const SECOND_US = 1_000_000;

const nameOf = ({ limit, key }: Charge) => `${limit} ${key}`;

/**
 * A generic cell rate limit (GCRA): one instant (us) per key, at which it rests, instead of a counter and a
 * timer. Forgets keys at rest once there are many.
 */
export class RateMemory {
  readonly #restsAt = new Map<string, number>();
  #sweepAt = SWEEP_AT;

  get size(): number {
    return this.#restsAt.size;
  }

  /** The whole seconds until a request may pass; undefined if it may pass now. */
  wait(charges: readonly Charge[], now: number): number | undefined {
    for (const charge of charges) {
      const over = this.#after(charge, now) - now - toleranceOf(charge.rate);
      if (over > 0) return Math.ceil(over / SECOND_US);
    }
    return undefined;
  }

  /** Charges all keys, or none if one of them refuses. */
  take(charges: readonly Charge[], now: number): number | undefined {
    const wait = this.wait(charges, now);
    if (wait === undefined) for (const charge of charges) this.set(charge, this.#after(charge, now), now);
    return wait;
  }

  giveBack(charges: readonly Charge[]): void {
    for (const charge of charges) {
      const known = this.#restsAt.get(nameOf(charge));
      if (known !== undefined) this.#restsAt.set(nameOf(charge), known - intervalOf(charge.rate));
    }
  }

  /** Whether a key has spent something that the time since then has not restored. */
  isCharged(charge: Charge, now: number): boolean {
    return (this.#restsAt.get(nameOf(charge)) ?? 0) > now;
  }

  set(charge: Charge, restsAt: number, now: number): void {
    if (this.#restsAt.size >= this.#sweepAt) this.#forgetRested(now);
    this.#restsAt.set(nameOf(charge), restsAt);
  }

  /** When the key would rest after one more request. A clock that was set back does not lengthen it. */
  #after(charge: Charge, now: number): number {
    const known = this.#restsAt.get(nameOf(charge)) ?? 0;
    return Math.min(Math.max(now, known), now + toleranceOf(charge.rate)) + intervalOf(charge.rate);
  }

  #forgetRested(now: number): void {
    for (const [name, restsAt] of this.#restsAt) if (restsAt <= now) this.#restsAt.delete(name);
    this.#sweepAt = Math.max(SWEEP_AT, this.#restsAt.size * 2);
  }
}
