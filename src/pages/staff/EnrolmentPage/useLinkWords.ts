import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
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
  const lead = t(`enrol.lead.${isKnown(link) ? 'known' : 'invitation'}`, {
    role: t(`role.${link.role}`),
    email: link.email,
  });
  const names = link.competitions?.map((each) => localized(each, 'name', language)) ?? [];
  const competitions = names.join(t('competitions.comma'));
  return {
    title: t('enrol.title.invitation', { organisation: (language === 'en' && name_en) || name_ar }),
    lead: names.length === 0 ? lead : `${lead} ${t('competitions.only', { competitions })}`,
  };
}
