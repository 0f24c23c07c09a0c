import { useTranslation } from 'react-i18next';
import type { PageTextField } from '../../../../domain/contentPage/readPage.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Names fields of a content page in one sentence. */
export function useFieldNames(): (fields: readonly PageTextField[]) => string {
  const { t } = useTranslation('staffPages');
  const { list } = useFormat();
  return (fields) => list(fields.map((field) => t(`field.${field}`)));
}
