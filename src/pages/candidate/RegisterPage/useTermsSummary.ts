import Coins from '@lucide/icons/icons/coins';
import Film from '@lucide/icons/icons/film';
import IdCard from '@lucide/icons/icons/id-card';
import Plane from '@lucide/icons/icons/plane';
import UserCheck from '@lucide/icons/icons/user-check';
import { useTranslation } from 'react-i18next';
import type { CompetitionDetails } from '../../../../domain/contract.ts';
import { registrationMinAge } from '../../../../domain/forms/registration.ts';
import { DOCUMENT_MIN_VALIDITY_MONTHS } from '../../../../domain/limits.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

/** The terms summary (specification section 5; decision D21). Only a video has a greatest length. */
export function useTermsSummary(competition: CompetitionDetails) {
  const { t } = useTranslation('entries');
  const format = useFormat();
  const { submission_type: wanted, entry_fee: baisa, reg_end: end } = competition;
  const fee = { amount: format.money(baisa) };
  return [
    { icon: UserCheck, words: t('register.fact.age', { min: registrationMinAge(competition) }) },
    ...(wanted === 'audio' ? [] : [{ icon: Film, words: t(`register.fact.${wanted}`) }]),
    { icon: IdCard, words: t('register.fact.document', { months: DOCUMENT_MIN_VALIDITY_MONTHS }) },
    { icon: Plane, words: t('register.fact.travel') },
    ...(baisa === 0
      ? []
      : [
          {
            icon: Coins,
            words:
              end === null
                ? t('register.fact.fee', fee)
                : t('register.fact.feeUntil', { ...fee, due: format.deadline(end) }),
          },
        ]),
  ];
}
