/** The countries a participant can come from (specification section 3); ids and dial codes stay in sync. */
export type Country = { id: number; name_ar: string; name_en: string; dialCode: string };

export const countries: readonly Country[] = [
  { id: 1, name_ar: 'عُمان', name_en: 'Oman', dialCode: '+968' },
  { id: 2, name_ar: 'السعودية', name_en: 'Saudi Arabia', dialCode: '+966' },
  { id: 3, name_ar: 'الإمارات', name_en: 'UAE', dialCode: '+971' },
  { id: 4, name_ar: 'قطر', name_en: 'Qatar', dialCode: '+974' },
  { id: 5, name_ar: 'الكويت', name_en: 'Kuwait', dialCode: '+965' },
  { id: 6, name_ar: 'البحرين', name_en: 'Bahrain', dialCode: '+973' },
  { id: 7, name_ar: 'مصر', name_en: 'Egypt', dialCode: '+20' },
  { id: 8, name_ar: 'الأردن', name_en: 'Jordan', dialCode: '+962' },
  { id: 9, name_ar: 'لبنان', name_en: 'Lebanon', dialCode: '+961' },
  { id: 10, name_ar: 'فلسطين', name_en: 'Palestine', dialCode: '+970' },
  { id: 11, name_ar: 'العراق', name_en: 'Iraq', dialCode: '+964' },
  { id: 12, name_ar: 'اليمن', name_en: 'Yemen', dialCode: '+967' },
  { id: 13, name_ar: 'سوريا', name_en: 'Syria', dialCode: '+963' },
  { id: 14, name_ar: 'المغرب', name_en: 'Morocco', dialCode: '+212' },
  { id: 15, name_ar: 'الجزائر', name_en: 'Algeria', dialCode: '+213' },
  { id: 16, name_ar: 'تونس', name_en: 'Tunisia', dialCode: '+216' },
  { id: 17, name_ar: 'ليبيا', name_en: 'Libya', dialCode: '+218' },
  { id: 18, name_ar: 'السودان', name_en: 'Sudan', dialCode: '+249' },
];

/** The country of an id (1 to 18), or undefined. */
export function countryById(id: number): Country | undefined {
  return countries.find((country) => country.id === id);
}

/** The country of a dial code as listed (`+968`), or undefined. */
export function countryByDialCode(dialCode: string): Country | undefined {
  return countries.find((country) => country.dialCode === dialCode);
}
