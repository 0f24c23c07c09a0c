/** Fields in both languages (specification section 3): suffixes `_ar` and `_en`, then the bare field. */

export type Language = 'ar' | 'en';
export const defaultLanguage: Language = 'ar';

type Localized<Field extends string> = {
  readonly [Key in Field | `${Field}_${Language}`]?: string | null | undefined;
};

/** The field in `language`, else in the other language, else the bare field; skips blank texts. Empty if none. */
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
