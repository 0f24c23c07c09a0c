import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import { openingAt } from '../../../../domain/opening.ts';
import type { Sale } from '../../../../domain/sale.ts';
import { groupStatus } from '../../../../domain/votingSchedule.ts';
import { type GroupInTime, useGroupSentence } from '../../../components/GroupSection/useGroupSentence.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useCheckoutContext, type Checkout } from './useCheckout.ts';

/** Why nothing is sold for the contestant, and when the vote continues; undefined where that is unknown. */
export function useSaleSentence(checkout: Checkout): string | undefined {
  const { t } = useTranslation('pay');
  const language = useLanguage();
  const sale = useCheckoutContext(checkout, (context) => context.sale);
  const user = useCheckoutContext(
    checkout,
    ({ contestant, order }) => contestant?.user ?? order?.participant,
  );
  const group = useGroupSentence(sale ? inTime(sale) : { number: 0, status: undefined });
  if (sale?.competes === false && user)
    return t('closing.out', { name: localized(user, 'full_name', language) });
  return group;
}

function inTime({ window, now, next }: Sale): GroupInTime {
  const status = groupStatus(window, now);
  return {
    number: window.number,
    status,
    next,
    opening: status === 'upcoming' ? openingAt(window.opensAt, now) : undefined,
  };
}
