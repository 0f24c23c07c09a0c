import { type Language, localized } from '../../../../domain/localized.ts';
import type { EditRow } from '../../../machines/editForm/editFormTypes.ts';

/** The name or title that a stored record has in a language, else in the other; undefined without any. */
export function nameIn(start: EditRow | null, language: Language): string | undefined {
  const { title_ar = '', title_en = '', name_ar = title_ar, name_en = title_en } = start?.texts ?? {};
  const name = localized({ name_ar, name_en }, 'name', language);
  return name === '' ? undefined : name;
}
