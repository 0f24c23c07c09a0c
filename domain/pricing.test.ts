import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quote } from './contract.ts';
import { ORDER_MAX_VOTES, PACKAGE_MIN_VOTES } from './limits.ts';
import { defaultPriceList, quoteVotes, readPriceList, type PriceList } from './pricing.ts';

function quoted(count: number, prices?: PriceList): Quote {
  const quote = quoteVotes(count, prices);
  if (!quote) throw new Error(`no quote for ${count} votes`);
  return quote;
}

describe('the price of votes', () => {
  it('is the list price below the package', () => {
    expect(quoteVotes(10)).toEqual({
      votes_count: 10,
      currency_id: 1,
      unit_price_baisa: 500,
      lines: [{ kind: 'list', votes_count: 10, unit_baisa: 500, amount_baisa: 5_000 }],
      total_baisa: 5_000,
      usd_approximate: 13.02,
      hint: null,
    });
  });

  it('is the package price less the discount from 25 votes on', () => {
    expect(quoteVotes(75)).toEqual({
      votes_count: 75,
      currency_id: 1,
      unit_price_baisa: 500,
      lines: [
        { kind: 'package', votes_count: 75, unit_baisa: 400, amount_baisa: 30_000 },
        { kind: 'discount', votes_count: null, unit_baisa: null, amount_baisa: -2_500 },
      ],
      total_baisa: 27_500,
      usd_approximate: 71.58,
      hint: null,
    });
  });

  it.each([
    [1, 500],
    [6, 3_000],
    [24, 12_000],
    [25, 7_500],
    [10_000, 3_997_500],
  ])('of %i votes is %i baisa', (count, total) => {
    expect(quoted(count).total_baisa).toBe(total);
  });

  it.each([0, -1, -6, 0.5, 10_001, 1e12, Number.NaN, Number.POSITIVE_INFINITY])(
    'does not exist for %d votes',
    (count) => {
      expect(quoteVotes(count)).toBeUndefined();
    },
  );

  it('says that 25 cost less exactly from 16 to 24 votes', () => {
    const hinted = Array.from({ length: 60 }, (_, index) => index + 1).filter((count) => quoted(count).hint);
    expect([hinted[0], hinted.at(-1), hinted.length]).toEqual([16, 24, 9]);
    expect(quoted(16).hint).toEqual({ votes_count: PACKAGE_MIN_VOTES, total_baisa: 7_500 });
  });

  it('never falls with more votes, except where the package begins', () => {
    const falls = Array.from({ length: ORDER_MAX_VOTES - 1 }, (_, index) => index + 2).filter(
      (count) => quoted(count).total_baisa <= quoted(count - 1).total_baisa,
    );
    expect(falls).toEqual([PACKAGE_MIN_VOTES]);
  });
});

const anyPriceList = fc
  .record({
    unit_baisa: fc.integer({ min: 1, max: 5_000 }),
    package: fc.record({
      min_votes: fc.integer({ min: 2, max: 500 }),
      unit_baisa: fc.integer({ min: 1, max: 5_000 }),
      discount_baisa: fc.integer({ min: 0, max: 100_000 }),
    }),
  })
  .filter((prices) => readPriceList(prices) !== undefined);

describe('under every price list that is accepted', () => {
  const anyOrder = [fc.integer({ min: 1, max: ORDER_MAX_VOTES }), anyPriceList] as const;

  it('an order costs whole baisa, more than none', () => {
    fc.assert(
      fc.property(...anyOrder, (count, prices) => {
        const { total_baisa: total } = quoted(count, prices);
        expect(Number.isSafeInteger(total) && total > 0).toBe(true);
      }),
    );
  });

  it('the lines add up to the total, and each line to its units', () => {
    fc.assert(
      fc.property(...anyOrder, (count, prices) => {
        const quote = quoted(count, prices);
        expect(quote.lines.reduce((sum, line) => sum + line.amount_baisa, 0)).toBe(quote.total_baisa);
        for (const { votes_count, unit_baisa, amount_baisa } of quote.lines)
          expect(amount_baisa).toBe(votes_count === null ? amount_baisa : votes_count * (unit_baisa ?? 0));
      }),
    );
  });

  it('one more vote costs more, except where the package begins', () => {
    fc.assert(
      fc.property(...anyOrder, (count, prices) => {
        fc.pre(count < ORDER_MAX_VOTES && count + 1 !== prices.package.min_votes);
        expect(quoted(count + 1, prices).total_baisa).toBeGreaterThan(quoted(count, prices).total_baisa);
      }),
    );
  });

  it('a hint always names more votes for less money', () => {
    // Draw only counts below the package, because no other count has a hint.
    const belowPackage = anyPriceList.chain((prices) =>
      fc.tuple(fc.integer({ min: 1, max: prices.package.min_votes - 1 }), fc.constant(prices)),
    );
    fc.assert(
      fc.property(belowPackage, ([count, prices]) => {
        const { hint, total_baisa: total } = quoted(count, prices);
        fc.pre(hint !== null);
        expect(hint && hint.votes_count > count && hint.total_baisa < total).toBe(true);
        expect(hint?.total_baisa).toBe(hint && quoted(hint.votes_count, prices).total_baisa);
      }),
      { maxSkipsPerRun: 2_000 },
    );
  });

  it('dollars have two decimals and lie within half a cent of the rate', () => {
    fc.assert(
      fc.property(...anyOrder, (count, prices) => {
        const { usd_approximate: dollars, total_baisa: total } = quoted(count, prices);
        expect(dollars).toBe(Number(dollars.toFixed(2)));
        expect(Math.abs(dollars - (total / 1_000) * 2.603)).toBeLessThanOrEqual(0.005_000_1);
      }),
    );
  });
});

describe('a price list', () => {
  it('is taken as it stands', () => {
    expect(readPriceList(JSON.parse(JSON.stringify(defaultPriceList)))).toEqual(defaultPriceList);
  });

  const terms = defaultPriceList.package;
  it('may have a package of two votes, and a package without a discount', () => {
    const small = { unit_baisa: 500, package: { min_votes: 2, unit_baisa: 400, discount_baisa: 0 } };
    expect(readPriceList(small)).toEqual(small);
    expect(quoted(2, small)).toMatchObject({
      lines: [{ kind: 'package', votes_count: 2, unit_baisa: 400, amount_baisa: 800 }],
      total_baisa: 800,
    });
    expect(quoted(2, small).lines).toHaveLength(1);
  });

  it('may cost one baisa a package, and never none', () => {
    const costing = (total: number) => ({
      unit_baisa: 500,
      package: { ...terms, discount_baisa: 10_000 - total },
    });
    expect([readPriceList(costing(1)), readPriceList(costing(0))]).toEqual([costing(1), undefined]);
  });

  it.each([
    ['with a free vote', { ...defaultPriceList, unit_baisa: 0 }],
    ['with a fraction of a baisa', { ...defaultPriceList, unit_baisa: 0.5 }],
    [
      'whose discount gives the package away',
      { unit_baisa: 500, package: { ...terms, discount_baisa: 10_000 } },
    ],
    [
      'that adds to the price by a negative discount',
      { unit_baisa: 500, package: { ...terms, discount_baisa: -1 } },
    ],
    ['with a package of one vote', { unit_baisa: 500, package: { ...terms, min_votes: 1 } }],
    ['with a package that nobody can order', { unit_baisa: 500, package: { ...terms, min_votes: 10_001 } }],
    ['without a package', { unit_baisa: 500 }],
    ['that is none', null],
  ])('%s is refused', (_, value) => {
    expect(readPriceList(value)).toBeUndefined();
  });
});
