import { useTranslation } from 'react-i18next';
import { RecordForm, type RecordFormProps } from '../RecordForm/RecordForm.tsx';

/** The names of an organisation in both languages. */
export function NamesForm(props: Pick<RecordFormProps, 'snapshot' | 'send' | 'save' | 'onSaved'>) {
  const { t } = useTranslation('staff');
  const label = { ar: t('organisation.field.ar'), en: t('organisation.field.en') };
  return <RecordForm {...props} sections={[{ fields: [{ name: 'name', label, optional: 'en' }] }]} />;
}
