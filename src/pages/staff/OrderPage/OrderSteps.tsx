import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderSteps, type OrderStep } from '../../../../domain/staff/orderSteps.ts';
import type { StaffOrderDetails } from '../../../../domain/staff/staffContract.ts';
import { Timeline, type TimelineEntry } from '../../../components/Timeline/Timeline.tsx';
import { codeOf, type OrderWords } from '../OrdersPage/useOrderWords.tsx';

type Props = { details: StaffOrderDetails; words: OrderWords };

/** What happened to an order, the newest first. */
export function OrderSteps({ details, words }: Props) {
  const { t, i18n } = useTranslation('staffOrders');
  const gatewayOf = (name: string) =>
    i18n.exists(`staffOrders:gateway.${name}`) ? t(`gateway.${name}` as 'gateway.sandbox') : name;
  const fact = (
    name: 'gateway' | 'reference' | 'amount' | 'outcome' | 'reason' | 'note',
    value: ReactNode,
  ): { name: string; value: ReactNode }[] => (value === null ? [] : [{ name: t(`fact.${name}`), value }]);
  const factsOf = (step: OrderStep) => {
    if (step.step === 'failed' || step.step === 'paid') {
      const { gateway, reference, amount_baisa: baisa, last_attempt: attempt } = step.payment;
      const outcome = attempt && t(`outcome.${attempt.outcome}`);
      const amount = baisa === null ? null : words.amount(baisa);
      return [
        ...fact('gateway', <bdi>{gatewayOf(gateway)}</bdi>),
        ...fact('reference', reference && codeOf(reference)),
        ...(step.step === 'paid' ? fact('amount', amount) : fact('outcome', outcome)),
      ];
    }
    if (step.step !== 'refundAsked' && step.step !== 'refunded') return [];
    const { refund } = step;
    return step.step === 'refunded'
      ? fact('reference', refund.reference && codeOf(refund.reference))
      : [
          ...fact('amount', words.amount(refund.amount_baisa)),
          ...fact('reason', t(`reason.${refund.reason}`)),
          ...fact('note', refund.note && <bdi>{refund.note}</bdi>),
        ];
  };
  const entries = orderSteps(details).map((step, index): TimelineEntry => ({
    id: String(index),
    at: step.at,
    moment: words.moment(step.at),
    act: t(`step.${step.step}`),
    changes: factsOf(step),
  }));
  return <Timeline label={t('order.steps')} entries={entries} />;
}
