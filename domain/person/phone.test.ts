import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '../countries.ts';
import { joinPhone, readPhone, splitPhone } from './phone.ts';

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
    expect(joinPhone('+968', typed)).toEqual({ ok: true, phone });
  });

  it.each([
    ['+968', '', 'phoneDigits'],
    ['+968', '9123O567', 'phoneDigits'],
    ['+968', '+97191234567', 'phoneDigits'],
    ['+968', '12345', 'phoneLength'],
    ['+968', '1234567890123', 'phoneLength'],
    ['+44', '7700900123', 'phoneCountry'],
  ])('%s with %j is refused: %s', (dialCode, typed, problem) => {
    expect(joinPhone(dialCode, typed)).toEqual({ ok: false, problem });
  });

  it('falls into the parts of which it was joined, for every country', () => {
    const digits = fc.stringMatching(/^[1-9]\d{5,11}$/);
    fc.assert(
      fc.property(fc.constantFrom(...countries), digits, (country, national) => {
        const joined = `${country.dialCode}${national}`;
        expect(joinPhone(country.dialCode, national)).toEqual({ ok: true, phone: joined });
        expect(splitPhone(joined)).toEqual({ country, digits: national });
        expect(readPhone(joined)).toEqual({ ok: true, phone: joined });
      }),
    );
  });

  it.each([
    ['+96 8912-34567', { ok: true, phone: '+96891234567' }],
    ['+968091234567', { ok: true, phone: '+96891234567' }],
    ['+447700900123', { ok: false, problem: 'phoneCountry' }],
    ['91234567', { ok: false, problem: 'phoneCountry' }],
    ['call me', { ok: false, problem: 'phoneDigits' }],
    ['+968', { ok: false, problem: 'phoneDigits' }],
  ])('%j that comes joined is read as %o', (joined, read) => {
    expect(readPhone(joined)).toEqual(read);
  });
});
