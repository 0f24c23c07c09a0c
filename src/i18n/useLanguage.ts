import { useTranslation } from 'react-i18next';
import { defaultLanguage, toLanguage, type Language } from './language.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return toLanguage(i18n.language) ?? defaultLanguage;
}
