import Film from '@lucide/icons/icons/film';
import IdCard from '@lucide/icons/icons/id-card';
import Plane from '@lucide/icons/icons/plane';
import UserCheck from '@lucide/icons/icons/user-check';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { registrationMinAge } from '../../../../domain/forms/registration.ts';
import { DOCUMENT_MIN_VALIDITY_MONTHS } from '../../../../domain/limits.ts';

/** The terms summary (specification section 5; decision D21). Only a video has a greatest length. */
export function useTermsSummary(competition: CompetitionDetails) {
  const { t } = useTranslation('entries');
  return [
    { icon: UserCheck, words: t('register.fact.age', { min: registrationMinAge(competition) }) },
    { icon: Film, words: t('register.fact.video') },
    { icon: IdCard, words: t('register.fact.document', { months: DOCUMENT_MIN_VALIDITY_MONTHS }) },
    { icon: Plane, words: t('register.fact.travel') },
  ];
}
