import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../../domain/countries.ts';
import { joinPhone, PHONE_MIN_DIGITS } from '../../domain/person/phone.ts';
import { phonePatterns } from '../../domain/person/phonePatterns.gen.ts';
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

  it.each(countries.map(({ dialCode }) => dialCode))(
    'behind %s is one for the server exactly if it is one for the form',
    (dialCode) => {
      const valid = fc.stringMatching(new RegExp(`^(?:${phonePatterns[dialCode]})$`));
      const any = fc.stringMatching(/^[1-9]\d{5,11}$/);
      // The form takes at least 6 digits behind a dial code, and no dial code behind itself.
      const digits = fc
        .oneof(valid, any)
        .filter((each) => each.length >= PHONE_MIN_DIGITS && !each.startsWith(dialCode.slice(1)));
      fc.assert(
        fc.property(digits, (national) => {
          const read = joinPhone(dialCode, `${dialCode}${national}`);
          expect('value' in read ? read.value : undefined).toBe(readPhoneNumber(`${dialCode}${national}`));
        }),
      );
    },
  );

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
