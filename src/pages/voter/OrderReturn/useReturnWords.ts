import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../domain/contract.ts';
import { localized } from '../../../../domain/localized.ts';
import { orderStanding, type OrderStanding } from '../../../../domain/orderStanding.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

type Words = { kind: 'info' | 'success' | 'warning' | 'error'; title: string; text: string };

/** The outcome of the order as text. */
export function useReturnWords(order: Order): Words {
  const { t } = useTranslation('pay');
  const format = useFormat();
  const name = localized(order.participant, 'full_name', useLanguage());
  const votes = t('success.lead', { count: order.votes_count, name });
  const back = order.refund?.state === 'due' ? 'refundDue' : 'refundDone';
  const words: Record<OrderStanding, Words> = {
    settled: {
      kind: 'success',
      title: t('success.title'),
      text: order.status === 'quarantined' ? `${votes}. ${t('success.reviewText')}` : votes,
    },
    payable: { kind: 'info', title: t('return.unpaid'), text: t('return.unpaidText') },
    unsure: { kind: 'info', title: t('confirming.title'), text: t('confirming.text') },
    refunded: {
      kind: 'info',
      title: t(`outcome.${back}`),
      text: t(`outcome.${back}Text`, { amount: format.money(order.refund?.amount_baisa ?? 0) }),
    },
    expired: { kind: 'warning', title: t('return.notPaid'), text: t('return.notPaidText') },
    stopped: { kind: 'error', title: t('return.notPaid'), text: t('outcome.orderFailed') },
  };
  return words[orderStanding(order)];
}
