import type { Clock } from '../clock.ts';
import { createLimit, networksOf, type Rate } from '../http/requestLimits.ts';

/** How many times the rate of an IPv4 address or a /64 its /56 and its /48 have. */
const WIDTHS = [1, 4, 16] as const;

/** The rate of an address, its /56 and its /48. */
export const networkRates = (rate: Rate): readonly Rate[] =>
  WIDTHS.map((width) => ({ burst: rate.burst * width, perMinute: rate.perMinute * width }));

/** `own`: of one device, contact or account. `network`: of one address, and wider for wider networks. */
export type BudgetRates = { own?: Rate; network: Rate };

export type Budget = {
  /** Judges a request without charging anybody. */
  wait(address: string, own?: string): number | undefined;
  /**
   * Takes one request from the sender's own key and from each of its networks, or from none of them.
   * @returns undefined when admitted, otherwise the whole seconds to wait
   */
  take(address: string, own?: string): number | undefined;
  /** Gives a request back to the networks when a later limit of the sender's own refuses it. */
  giveBack(address: string): void;
};

/** The own key is judged first and networks pay only for admitted requests: a flood by one phone leaves its carrier's address free. */
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
