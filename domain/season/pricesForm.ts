/** The form of what money a competition asks for: the entry fee, and prices of its own or the common ones. */
import { ORDER_MAX_VOTES } from '../limits.ts';
import { defaultPriceList, readPriceList } from '../pricing.ts';
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { CompetitionSettings } from '../staff/staffContract.ts';
import { FieldReader, type ReadForm } from './formFields.ts';
import type { PriceFields } from './judgeChange.ts';
import { MOST_BAISA } from './seasonLimits.ts';
import { readRials, readWhole, rialText } from './typedNumbers.ts';

export const priceFields = [
  'entry_fee',
  'prices',
  'unit',
  'package_votes',
  'package_unit',
  'package_discount',
] as const;

/** The common prices stand in the fields of own ones, where one begins. */
export function priceTexts({
  entry_fee_baisa,
  prices,
}: Pick<CompetitionSettings, 'entry_fee_baisa' | 'prices'>): FormTexts {
  const { unit_baisa, package: pack } = prices ?? defaultPriceList;
  return {
    entry_fee: rialText(entry_fee_baisa),
    prices: prices ? 'own' : 'common',
    unit: rialText(unit_baisa),
    package_votes: String(pack.min_votes),
    package_unit: rialText(pack.unit_baisa),
    package_discount: rialText(pack.discount_baisa),
  };
}

/** Reads the money part of the form of a competition. */
export function readPricesForm(texts: FormTexts): ReadForm {
  const reader = new FieldReader(texts);
  const typed = typedPrices(reader);
  if (typed.prices && !readPriceList(typed.prices))
    reader.errors['package_discount'] ??= { code: 'priceList' };
  return Object.keys(reader.errors).length > 0
    ? { fieldErrors: reader.errors }
    : { texts: priceTexts(typed) };
}

/** What to send of texts that `readPricesForm` accepted. */
export const pricesOf = (texts: FormTexts): PriceFields => typedPrices(new FieldReader(texts));

function typedPrices(reader: FieldReader): PriceFields {
  const amount = (field: (typeof priceFields)[number], min: number) =>
    reader.number(field, readRials, { min, max: MOST_BAISA, code: 'amount' });
  const entry_fee_baisa = amount('entry_fee', 0);
  if (reader.text('prices') !== 'own') return { entry_fee_baisa, prices: null };
  return {
    entry_fee_baisa,
    prices: {
      unit_baisa: amount('unit', 1),
      package: {
        min_votes: reader.number('package_votes', readWhole, {
          min: 2,
          max: ORDER_MAX_VOTES,
          code: 'voteCount',
        }),
        unit_baisa: amount('package_unit', 1),
        discount_baisa: amount('package_discount', 0),
      },
    },
  };
}
