import { describe, expect, it } from 'vitest';
import arabicWords from '../locales/ar/common.json';
import words from '../locales/en/common.json';
import { countries, countryByDialCode, countryById } from './countries.ts';

describe('countries (section 3)', () => {
  it('are the eighteen of the table, in its order', () => {
    const names: Record<string, string> = words.country;
    expect(countries.map(({ id, dialCode }) => `${id} ${names[id]} ${dialCode}`)).toEqual([
      '1 Oman +968',
      '2 Saudi Arabia +966',
      '3 UAE +971',
      '4 Qatar +974',
      '5 Kuwait +965',
      '6 Bahrain +973',
      '7 Egypt +20',
      '8 Jordan +962',
      '9 Lebanon +961',
      '10 Palestine +970',
      '11 Iraq +964',
      '12 Yemen +967',
      '13 Syria +963',
      '14 Morocco +212',
      '15 Algeria +213',
      '16 Tunisia +216',
      '17 Libya +218',
      '18 Sudan +249',
    ]);
  });

  it('each have an Arabic name in Arabic letters, and no others have a name', () => {
    expect(Object.keys(arabicWords.country)).toEqual(countries.map(({ id }) => String(id)));
    for (const name of Object.values(arabicWords.country)) expect(name).toMatch(/^[\u0600-\u06ff ]+$/);
  });

  it('keep id and dial code in sync both ways', () => {
    for (const country of countries) {
      expect(countryById(country.id)).toBe(country);
      expect(countryByDialCode(country.dialCode)).toBe(country);
    }
  });

  it('know no nineteenth', () => {
    expect([countryById(0), countryById(19), countryByDialCode('+1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
