import { networksOf } from '../http/networks.ts';
import type { Charge } from './charge.ts';
import type { LimitName, Limits } from './limitSettings.ts';
import { networkRates } from './rate.ts';
import type { RateLimiter } from './rateLimiter.ts';

/** Whom a request charges: an own key, such as a device or an account, and the networks of an address. */
export type Sender = { own?: string; address?: string };

/** The limits that judge a request: of its sender's own key, and of its networks. */
export type BudgetLimits = { own?: LimitName; network?: LimitName };

export type BudgetDeps = { limiter: RateLimiter; limits: Limits };

export type Budget = {
  /** Judges a request as `take` does, but charges nothing. */
  wait(sender: Sender): Promise<number | undefined>;
  /**
   * Takes one request from the sender's own key and from each of its networks, or from none of them.
   * @returns undefined when admitted, otherwise the whole seconds to wait
   */
  take(sender: Sender): Promise<number | undefined>;
  /** Returns a request to the sender, when another of its limits refuses it afterwards. */
  giveBack(sender: Sender): Promise<void>;
};

/**
 * Judges the sender's own key first; networks pay only for admitted requests. So a flood by one phone leaves
 * its carrier's address free.
 */
export function createBudget({ limiter, limits }: BudgetDeps, { own, network }: BudgetLimits): Budget {
  const rates = network ? networkRates(limits[network]) : [];
  const chargesOf = (sender: Sender): Charge[] => {
    const charges: Charge[] = [];
    if (own && sender.own !== undefined) charges.push({ limit: own, key: sender.own, rate: limits[own] });
    if (network && sender.address !== undefined)
      for (const [width, key] of networksOf(sender.address).entries())
        charges.push({ limit: network, key, rate: rates[width]! });
    return charges;
  };
  return {
    wait: (sender) => limiter.wait(chargesOf(sender)),
    take: (sender) => limiter.take(chargesOf(sender)),
    giveBack: (sender) => limiter.giveBack(chargesOf(sender)),
  };
}
