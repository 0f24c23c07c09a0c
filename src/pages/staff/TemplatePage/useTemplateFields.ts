import { useTranslation } from 'react-i18next';
import type { AutomaticKind } from '../../../../domain/messages/automaticTemplates.ts';
import type { EditSection } from '../../../components/EditForm/editFormProps.ts';

/** The sections of the form of a template. An automatic message has no name of its own. */
export function useTemplateFields(kind: AutomaticKind | null): EditSection[] {
  const { t } = useTranslation('staffMessages');
  const words = useWordFields();
  const name = { kind: 'name' as const, name: 'name', label: t('field.name'), hint: t('field.nameHint') };
  return kind === null ? [{ title: t('section.name'), fields: [name] }, ...words] : words;
}

/** The sections of the words of a message in both languages. */
export function useWordFields(): EditSection[] {
  const { t } = useTranslation('staffMessages');
  const labelOf = (name: 'subject' | 'mail' | 'sms') => ({
    ar: t(`field.${name}_ar`),
    en: t(`field.${name}_en`),
  });
  return [
    {
      title: t('section.mail'),
      fields: [
        { name: 'subject', label: labelOf('subject') },
        { kind: 'long', name: 'mail', label: labelOf('mail') },
      ],
    },
    {
      title: t('section.sms'),
      fields: [{ kind: 'long', name: 'sms', label: labelOf('sms'), hint: t('field.smsHint') }],
    },
  ];
}
