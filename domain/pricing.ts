import * as z from 'zod/mini';
import type { Quote, QuoteHint, QuoteLine } from './contract.ts';
import {
  LIST_PRICE_BAISA,
  ORDER_MAX_VOTES,
  PACKAGE_DISCOUNT_BAISA,
  PACKAGE_MIN_VOTES,
  PACKAGE_PRICE_BAISA,
  RIAL_CURRENCY_ID,
  USD_PER_RIAL,
} from './limits.ts';

const baisa = z.int().check(z.positive());
const packageTerms = z.strictObject({
  min_votes: z.int().check(z.minimum(2), z.maximum(ORDER_MAX_VOTES)),
  unit_baisa: baisa,
  discount_baisa: z.int().check(z.nonnegative()),
});

const priceList = z
  .strictObject({ unit_baisa: baisa, package: packageTerms })
  .check(z.refine((prices) => packageTotal(prices.package.min_votes, prices.package) > 0));

/** Prices of a competition in baisa: per vote, and per vote in a package. */
export type PriceList = z.infer<typeof priceList>;
type PackageTerms = PriceList['package'];

/** Prices of a competition that sets no prices of its own (decision D1). */
export const defaultPriceList: PriceList = {
  unit_baisa: LIST_PRICE_BAISA,
  package: {
    min_votes: PACKAGE_MIN_VOTES,
    unit_baisa: PACKAGE_PRICE_BAISA,
    discount_baisa: PACKAGE_DISCOUNT_BAISA,
  },
};

/** Validates a stored price list, under which every quantity has a positive price; undefined if invalid. */
export function readPriceList(value: unknown): PriceList | undefined {
  const parsed = priceList.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/**
 * The price of an order in baisa, always above 0 (decision D1); undefined for a vote count that cannot be ordered:
 * below 1, above 10,000, or not whole.
 */
export function quoteVotes(count: number, prices: PriceList = defaultPriceList): Quote | undefined {
  if (!Number.isInteger(count) || count < 1 || count > ORDER_MAX_VOTES) return undefined;
  const lines = linesFor(count, prices);
  const total = lines.reduce((sum, line) => sum + line.amount_baisa, 0);
  return {
    votes_count: count,
    currency_id: RIAL_CURRENCY_ID,
    unit_price_baisa: prices.unit_baisa,
    lines,
    total_baisa: total,
    usd_approximate: dollars(total),
    hint: hintFor(count, total, prices.package),
  };
}

function linesFor(count: number, prices: PriceList): QuoteLine[] {
  if (count < prices.package.min_votes) return [priced('list', count, prices.unit_baisa)];
  const full = priced('package', count, prices.package.unit_baisa);
  const off = prices.package.discount_baisa;
  if (off === 0) return [full];
  return [full, { kind: 'discount', votes_count: null, unit_baisa: null, amount_baisa: -off }];
}

const priced = (kind: 'list' | 'package', count: number, unit: number): QuoteLine => ({
  kind,
  votes_count: count,
  unit_baisa: unit,
  amount_baisa: count * unit,
});

function hintFor(count: number, total: number, terms: PackageTerms): QuoteHint | null {
  const larger = packageTotal(terms.min_votes, terms);
  return count < terms.min_votes && larger < total
    ? { votes_count: terms.min_votes, total_baisa: larger }
    : null;
}

const packageTotal = (count: number, terms: PackageTerms) => count * terms.unit_baisa - terms.discount_baisa;

/** Dollars, rounded to cents. The exchange rate is in whole thousandths, so half cents stay exact. */
const dollars = (total: number) => Math.round((total * Math.round(USD_PER_RIAL * 1_000)) / 10_000) / 100;
