import { useTranslation } from 'react-i18next';
import type { EditSection } from '../../../components/EditForm/editFormProps.ts';

type Of = {
  isNew: boolean;
  /** Every page of the site links to it. */
  isNeeded: boolean;
};

/** The sections of the form of a content page. A new page has no address yet. */
export function usePageFields({ isNew, isNeeded }: Of): EditSection[] {
  const { t } = useTranslation('staffPages');
  const labelOf = (name: 'title' | 'description' | 'body') => ({
    ar: t(`field.${name}_ar`),
    en: t(`field.${name}_en`),
  });
  const slug = {
    kind: 'code' as const,
    name: 'slug',
    label: t('field.slug'),
    hint: t('field.slugHint'),
    ...(isNeeded && { locked: t('field.slugFixed') }),
  };
  return [
    {
      title: t('section.head'),
      fields: [
        { name: 'title', label: labelOf('title'), optional: 'en' },
        {
          name: 'description',
          label: labelOf('description'),
          hint: t('field.descriptionHint'),
          optional: 'both',
        },
        ...(isNew ? [] : [slug]),
      ],
    },
    {
      title: t('section.text'),
      fields: [{ kind: 'long', name: 'body', label: labelOf('body'), optional: 'en' }],
    },
  ];
}
