import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { type EnrolmentLink, isKnown } from '../../../machines/staffEnrolment/enrolmentForm.ts';

/** What a link is for, in words. */
export function useLinkWords(link: EnrolmentLink | null): { title: string; lead: string } {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  if (link?.kind === 'reset')
    return { title: t('enrol.title.reset'), lead: t('enrol.lead.reset', { email: link.email }) };
  if (link?.kind !== 'invitation') return { title: t('enrol.title.setup'), lead: t('enrol.lead.setup') };
  const { name_ar, name_en } = link.organisation;
  return {
    title: t('enrol.title.invitation', { organisation: (language === 'en' && name_en) || name_ar }),
    lead: t(`enrol.lead.${isKnown(link) ? 'known' : 'invitation'}`, {
      role: t(`role.${link.role}`),
      email: link.email,
    }),
  };
}
