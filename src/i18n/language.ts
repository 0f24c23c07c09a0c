export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'rtl' | 'ltr';

export const defaultLanguage: Language = 'ar';

/** Each name in its own script. */
export const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' };

export const dirOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** The language of a code such as `en-US`; undefined if unsupported. */
export function toLanguage(code: string | undefined | null): Language | undefined {
  const base = code?.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === base);
}
