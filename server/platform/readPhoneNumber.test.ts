import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './readPhoneNumber.ts';

describe('a phone number', () => {
  it.each([
    '91234567',
    '091234567',
    '96891234567',
    '0096891234567',
    '+96891234567',
    ' +968 9123 4567 ',
    '+968-9123-4567',
    '٩١٢٣٤٥٦٧',
  ])('is the same when written %s', (typed) => {
    expect(readPhoneNumber(typed)).toBe('+96891234567');
  });

  it('of an Omani mobile reads the same without the parser as with it', () => {
    const national = fc.tuple(fc.constantFrom('7', '9'), fc.stringMatching(/^\d{7}$/));
    fc.assert(
      fc.property(fc.constantFrom('', '+', '00'), national, (prefix, [first, rest]) => {
        expect(readPhoneNumber(`${prefix}968${first}${rest}`)).toBe(readPhoneNumber(`+968 ${first}${rest}`));
      }),
    );
  });

  it.each([
    ['+201012345678', '+201012345678'],
    ['00201012345678', '+201012345678'],
    ['201012345678', '+201012345678'],
    ['+4915112345678', '+4915112345678'],
    ['24123456', '+96824123456'],
  ])('of another country or line, %s, is %s', (typed, number) => {
    expect(readPhoneNumber(typed)).toBe(number);
  });

  it.each(['', 'nobody', '123', '+999123456', '+9681', '0000', '9123456', '+96891234567x', 'a91234567'])(
    'cannot be %j',
    (typed) => {
      expect(readPhoneNumber(typed)).toBe(undefined);
    },
  );
});
