/**
 * Fields in both languages (specification section 3): with the suffixes `_ar` and `_en`, or bare as a
 * fallback.
 */

export type Language = 'ar' | 'en';
export const defaultLanguage: Language = 'ar';

type Localized<Field extends string> = {
  readonly [Key in Field | `${Field}_${Language}`]?: string | null | undefined;
};

/**
 * The text of a field in `language`, else in the other language, else of the bare field. Skips blank texts;
 * empty if all are blank.
 */
export function localized<Field extends string>(
  source: Localized<Field>,
  field: Field,
  language: Language,
): string {
  const candidates = [
    source[`${field}_${language}`],
    source[`${field}_${otherLanguage(language)}`],
    source[field],
  ];
  return candidates.find((text) => text?.trim()) ?? '';
}

function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar';
}
