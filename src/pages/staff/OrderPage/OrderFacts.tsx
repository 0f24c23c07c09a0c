import { useTranslation } from 'react-i18next';
import { localized } from '../../../../domain/localized.ts';
import type { StaffOrderDetails } from '../../../../domain/staff/staffContract.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { codeOf, type OrderWords } from '../OrdersPage/useOrderWords.tsx';
import { type Fact, FactList } from '../RecordView/FactList.tsx';

type Props = { details: StaffOrderDetails; words: OrderWords };

/** What was ordered, by whom, for how much, and its numbers. */
export function OrderFacts({ details, words }: Props) {
  const { t } = useTranslation('staffOrders');
  const language = useLanguage();
  const { order, group, counted, expires_at } = details;
  const facts: Fact[] = [
    [t('column.state'), words.state(order)],
    [t('column.amount'), words.amount(order.amount_baisa)],
    [t('column.payer'), words.payer(order)],
    [t('competition'), <bdi key="competition">{words.competition(order)}</bdi>],
    group !== null && [t('order.group'), <bdi key="group">{localized(group, 'name', language)}</bdi>],
    order.kind === 'fee' && [t('order.entry'), codeOf(order.entry_id)],
    order.state === 'open' && [t('order.until'), words.moment(expires_at)],
    [t('order.receipt'), codeOf(order.receipt_code)],
    [t('order.number'), codeOf(order.id)],
    counted !== null && [t('order.row'), codeOf(`${counted.stream}:${counted.seq}`)],
  ];
  return <FactList facts={facts} />;
}
