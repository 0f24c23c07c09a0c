export const languages = ['ar', 'en'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'rtl' | 'ltr';

/** Spoken when nothing the visitor or the browser says can be used. */
export const defaultLanguage: Language = 'ar';

/** Named in its own script, in both languages. */
export const languageNames: Record<Language, string> = { ar: 'العربية', en: 'English' };

export const dirOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** The language of a code such as `en-US`; undefined for one we do not speak. */
export function toLanguage(code: string | undefined | null): Language | undefined {
  const base = code?.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === base);
}
