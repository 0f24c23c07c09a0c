import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries.ts';
import { joinPhone, readAnyPhone, readPhone, splitPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['91234567', '+96891234567'],
    ['091234567', '+96891234567'],
    ['9123 45-67', '+96891234567'],
    ['٩١٢٣٤٥٦٧', '+96891234567'],
    ['+968 9123 4567', '+96891234567'],
    ['0096891234567', '+96891234567'],
    ['\u200e91234567', '+96891234567'],
  ])('%j behind +968 is %s', (typed, phone) => {
    expect(joinPhone('+968', typed)).toEqual({ value: phone });
  });

  it.each([
    ['+968', '', 'phoneDigits'],
    ['+968', '9123O567', 'phoneDigits'],
    ['+968', '+97191234567', 'phoneDigits'],
    ['+968', '12345', 'phoneLength'],
    ['+968', '1234567890123', 'phoneLength'],
    ['+44', '7700900123', 'phoneCountry'],
  ])('%s with %j is refused: %s', (dialCode, typed, error) => {
    expect(joinPhone(dialCode, typed)).toEqual({ error });
  });

  it('falls into the parts of which it was joined, for every country', () => {
    const digits = fc.stringMatching(/^[1-9]\d{5,11}$/);
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, national) => {
        const joined = `${country.dialCode}${national}`;
        expect(joinPhone(country.dialCode, national)).toEqual({ value: joined });
        expect(splitPhone(joined)).toEqual({ country, digits: national });
        expect(readPhone(joined)).toEqual({ value: joined });
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
    ['\u202a91234567\u202c', { value: '91234567' }],
    ['call me', { error: 'phoneDigits' }],
    ['+', { error: 'phoneDigits' }],
    ['12345', { error: 'phoneLength' }],
    ['1'.repeat(16), { error: 'phoneLength' }],
  ])('%j of any country is read as %o', (typed, read) => {
    expect(readAnyPhone(typed)).toEqual(read);
  });
});
