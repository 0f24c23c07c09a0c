import { useTranslation } from 'react-i18next';
import type { EditField } from '../../../components/EditForm/editFormProps.ts';
import { RecordForm, type RecordFormProps } from '../RecordForm/RecordForm.tsx';
import { useZones } from '../RecordForm/useZones.ts';

type Props = Pick<RecordFormProps, 'snapshot' | 'send' | 'onSaved' | 'isReadOnly'>;

/** The names of an organisation, the time zone of its new events, and whom its candidates ask. */
export function OrganisationForm(props: Props) {
  const { t } = useTranslation('staff');
  const zones = useZones(props.snapshot.context.texts['zone'] ?? '');
  const label = { ar: t('organisation.field.ar'), en: t('organisation.field.en') };
  const fields: EditField[] = [
    { name: 'name', label, optional: 'en' },
    {
      kind: 'choice',
      name: 'zone',
      label: t('organisation.zone'),
      hint: t('organisation.zoneHint'),
      choices: zones,
    },
    {
      kind: 'code',
      name: 'support_email',
      label: t('organisation.supportEmail'),
      hint: t('organisation.supportEmailHint'),
      optional: true,
    },
  ];
  return <RecordForm {...props} sections={[{ fields }]} />;
}
