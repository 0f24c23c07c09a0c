import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, toLanguage, type Language } from './language.ts';

export const languageOf = ({ language }: I18n): Language => toLanguage(language) ?? defaultLanguage;

export function useLanguage(): Language {
  const { i18n } = useTranslation('common');
  return languageOf(i18n);
}
