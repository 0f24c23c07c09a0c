type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unknown';

export type BrandRule = {
  brand: CardBrand;
  starts: RegExp;
  /** The valid lengths of a card number, in digits. */
  lengths: readonly number[];
  /** How many digits each printed group of the number has. */
  groups: readonly number[];
  codeLength: 3 | 4;
};

const unknown: BrandRule = {
  brand: 'unknown',
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  groups: [4, 4, 4, 4, 3],
  codeLength: 3,
};
const rules: readonly BrandRule[] = [
  { ...unknown, brand: 'visa', starts: /^4/, lengths: [13, 16, 19] },
  {
    ...unknown,
    brand: 'mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
  },
  { brand: 'amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
];

/** The rules of a card's brand, which the first digits tell; general rules for an unknown brand. */
export function brandRuleOf(digits: string): BrandRule {
  return rules.find((rule) => rule.starts.test(digits)) ?? unknown;
}
