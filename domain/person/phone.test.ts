import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries.ts';
import { joinPhone, PHONE_MIN_DIGITS, readAnyPhone, readPhone, splitTypedPhone } from './phone.ts';
import { phonePatterns } from './phonePatterns.gen.ts';

describe('a phone number', () => {
  it.each([
    ['91234567', '+96891234567'],
    ['091234567', '+96891234567'],
    ['9123 45-67', '+96891234567'],
    ['٩١٢٣٤٥٦٧', '+96891234567'],
    ['+968 9123 4567', '+96891234567'],
    ['0096891234567', '+96891234567'],
    ['\u200e91234567', '+96891234567'],
    ['968 9123 4567', '+96891234567'],
    ['۹۱۲۳۴۵۶۷', '+96891234567'],
  ])('%j behind +968 is %s', (typed, phone) => {
    expect(joinPhone('+968', typed)).toEqual({ value: phone });
  });

  it.each([
    ['+968', '', 'phoneDigits'],
    ['+968', '9123O567', 'phoneDigits'],
    ['+968', '+97191234567', 'phoneCountry'],
    ['+968', '31234567', 'phoneUnknown'],
    ['+968', '9123456', 'phoneUnknown'],
    ['+968', '12345', 'phoneLength'],
    ['+968', '1234567890123', 'phoneLength'],
    ['+44', '7700900123', 'phoneCountry'],
  ])('%s with %j is refused: %s', (dialCode, typed, error) => {
    expect(joinPhone(dialCode, typed)).toEqual({ error });
  });

  it('falls into the parts of which it was joined, for every country', () => {
    const numbers = fc.constantFrom(...countries).chain((country) =>
      fc.tuple(
        fc.constant(country),
        fc
          .stringMatching(new RegExp(`^(?:${phonePatterns[country.dialCode]})$`))
          .filter(({ length }) => length >= PHONE_MIN_DIGITS),
      ),
    );
    fc.assert(
      fc.property(numbers, ([country, national]) => {
        const joined = `${country.dialCode}${national}`;
        expect(joinPhone(country.dialCode, joined)).toEqual({ value: joined });
        expect(splitTypedPhone(joined.replace('+', '00'))).toEqual({ country, digits: national });
        expect(readPhone(joined)).toEqual({ value: joined });
        expect(readAnyPhone(joined)).toEqual({ value: joined });
      }),
    );
  });

  it.each([
    ['+96 8912-34567', { value: '+96891234567' }],
    ['+968091234567', { value: '+96891234567' }],
    ['+447700900123', { error: 'phoneCountry' }],
    ['91234567', { error: 'phoneCountry' }],
    ['call me', { error: 'phoneDigits' }],
    ['x91234567', { error: 'phoneDigits' }],
    ['91234567x', { error: 'phoneDigits' }],
    ['+968', { error: 'phoneDigits' }],
  ])('%j that comes joined is read as %o', (joined, read) => {
    expect(readPhone(joined)).toEqual(read);
  });

  it.each([
    ['+٩٦٨ (91) 23-45 67', { value: '+96891234567' }],
    ['0044 7700 900123', { value: '+447700900123' }],
    ['\u202a91234567\u202c', { value: '+96891234567' }],
    ['971 50 123 4567', { value: '+971501234567' }],
    ['+968 3123 4567', { error: 'phoneUnknown' }],
    ['call me', { error: 'phoneDigits' }],
    ['+', { error: 'phoneDigits' }],
    ['12345', { error: 'phoneLength' }],
    ['1'.repeat(16), { error: 'phoneLength' }],
  ])('%j of any country is read as %o', (typed, read) => {
    expect(readAnyPhone(typed)).toEqual(read);
  });
});
