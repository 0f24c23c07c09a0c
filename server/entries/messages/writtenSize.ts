import { languageTags } from '../../../domain/languageTags.ts';
import type { Language } from '../../../domain/localized.ts';

/** `148 MB`. */
export function writtenSize(language: Language, bytes: number): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const unitDisplay = language === 'ar' ? 'long' : 'short';
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(languageTags[language], format).format(
    bytes / (unit === 'kilobyte' ? 1_000 : 1_000_000),
  );
}
