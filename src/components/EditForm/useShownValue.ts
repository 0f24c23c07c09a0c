import { useTranslation } from 'react-i18next';
import { criterionRows } from '../../../domain/season/criterionRows.ts';
import { readMoment } from '../../../domain/season/zonedInput.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import type { EditSingle } from './editFormProps.ts';

/** How the text of a field reads where it cannot be typed: a time with its date, a choice by its name. */
export function useShownValue(field: EditSingle): (text: string) => string {
  const { t } = useTranslation('staff');
  const format = useFormat(field.kind === 'moment' ? field.zone : undefined);
  return (text) => {
    if (field.kind === 'choice')
      return field.choices.find(({ value }) => value === text)?.label ?? field.empty ?? text;
    if (field.kind === 'number') return `${text} ${field.unit}`;
    if (field.kind === 'money') return `${text} ${t('edit.rials')}`;
    if (field.kind === 'criteria')
      return format.list(
        criterionRows(text).map(({ name_ar, name_en, percent }) => `${name_ar || name_en} ${percent}%`),
      );
    if (field.kind === 'code' || field.kind === 'name' || field.kind === 'day') return text;
    const read = readMoment(text, field.zone);
    return 'instant' in read ? format.deadline(read.instant) : text;
  };
}
