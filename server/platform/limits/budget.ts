import type { Clock } from '../clock.ts';
import { createLimit, networksOf, type Rate } from '../http/requestLimits.ts';

/** The rates of a /56 and a /48, as multiples of the rate of an IPv4 address or /64. */
const WIDTHS = [1, 4, 16] as const;

/** The rates of an IPv4 address or /64, of a /56 and of a /48, in this order. */
export const networkRates = (rate: Rate): readonly Rate[] =>
  WIDTHS.map((width) => ({ burst: rate.burst * width, perMinute: rate.perMinute * width }));

/**
 * `own`: the rate of one device, contact or account. `network`: that of one address; wider networks have
 * more.
 */
export type BudgetRates = { own?: Rate; network: Rate };

export type Budget = {
  /** Judges a request as `take` does, but charges nothing. */
  wait(address: string, own?: string): number | undefined;
  /**
   * Takes one request from the sender's own key and from each of its networks, or from none of them.
   * @returns undefined when admitted, otherwise the whole seconds to wait
   */
  take(address: string, own?: string): number | undefined;
  /** Returns a request to the networks, when another limit of the sender refuses it afterwards. */
  giveBack(address: string): void;
};

/**
 * Judges the sender's own key first; networks pay only for admitted requests. So a flood by one phone leaves
 * its carrier's address free.
 */
export function createBudget(rates: BudgetRates, clock: Pick<Clock, 'monotonic'>): Budget {
  const own = rates.own && createLimit(rates.own, clock);
  const limits = networkRates(rates.network).map((rate) => createLimit(rate, clock));
  const networkCharges = (address: string) =>
    networksOf(address).flatMap((key, width) => {
      const limit = limits[width];
      return limit ? [{ limit, key }] : [];
    });
  const chargesOf = (address: string, key: string | undefined) => {
    const ownCharge = own && key !== undefined ? [{ limit: own, key }] : [];
    return [...ownCharge, ...networkCharges(address)];
  };
  const waitFor = (charges: ReturnType<typeof chargesOf>) => {
    for (const { limit, key } of charges) {
      const wait = limit.wait(key);
      if (wait !== undefined) return wait;
    }
    return undefined;
  };
  return {
    wait: (address, key) => waitFor(chargesOf(address, key)),
    take: (address, key) => {
      const charges = chargesOf(address, key);
      const wait = waitFor(charges);
      if (wait === undefined) for (const charge of charges) charge.limit.take(charge.key);
      return wait;
    },
    giveBack: (address) => {
      for (const { limit, key } of networkCharges(address)) limit.giveBack(key);
    },
  };
}
