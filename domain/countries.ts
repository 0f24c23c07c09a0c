/** The countries a candidate can come from (specification section 3); names are in the locales. */
export type Country = { id: number; dialCode: string };

/** Where Sawt is at home: a form begins with it, and a number without a dial code is of it. */
export const HOME_COUNTRY: Country = { id: 1, dialCode: '+968' };

export const countries: readonly Country[] = [
  HOME_COUNTRY,
  { id: 2, dialCode: '+966' },
  { id: 3, dialCode: '+971' },
  { id: 4, dialCode: '+974' },
  { id: 5, dialCode: '+965' },
  { id: 6, dialCode: '+973' },
  { id: 7, dialCode: '+20' },
  { id: 8, dialCode: '+962' },
  { id: 9, dialCode: '+961' },
  { id: 10, dialCode: '+970' },
  { id: 11, dialCode: '+964' },
  { id: 12, dialCode: '+967' },
  { id: 13, dialCode: '+963' },
  { id: 14, dialCode: '+212' },
  { id: 15, dialCode: '+213' },
  { id: 16, dialCode: '+216' },
  { id: 17, dialCode: '+218' },
  { id: 18, dialCode: '+249' },
];

/** The country with this id (1 to 18), or undefined. */
export function countryById(id: number): Country | undefined {
  return countries.find((country) => country.id === id);
}

/** The country with this dial code (`+968`), or undefined. */
export function countryByDialCode(dialCode: string): Country | undefined {
  return countries.find((country) => country.dialCode === dialCode);
}
