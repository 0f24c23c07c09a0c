import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { BulkEntry } from '../../../../domain/staff/staffContract.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** The names of candidates as a list, each in its own direction. */
export function useEntryNames(): (entries: readonly BulkEntry[]) => string {
  const { t } = useTranslation('staffBulk');
  const { list } = useFormat();
  const language = useLanguage();
  return (entries) =>
    list(entries.map((entry) => t('name', { name: localized(entry, 'full_name', language) })));
}
