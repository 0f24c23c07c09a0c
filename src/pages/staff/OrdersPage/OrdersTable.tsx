import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '../../../../domain/staff/staffContract.ts';
import { type DataColumn, DataMinor, DataTable } from '../../../components/DataTable/DataTable.tsx';
import * as styles from '../BrowsePage/BrowsePage.css.ts';
import { useOrderWords } from './useOrderWords.tsx';

type Props = {
  orders: readonly StaffOrder[];
  hrefOf: (id: string) => string;
  /** Other orders are on their way. */
  busy: boolean;
};

/** Orders, each with the way to its page. */
export function OrdersTable({ orders, hrefOf, busy }: Props) {
  const { t } = useTranslation('staffOrders');
  const words = useOrderWords();
  const timeOf = ({ created_at }: StaffOrder) => (
    <time dateTime={new Date(created_at).toISOString()} className={styles.figure}>
      {words.moment(created_at)}
    </time>
  );
  const boughtOf = (order: StaffOrder) => (
    <>
      <a href={hrefOf(order.id)} className={styles.link}>
        {words.bought(order)}
      </a>
      <DataMinor>
        <bdi>{words.competition(order)}</bdi>
      </DataMinor>
      <DataMinor narrow>
        {words.amount(order.amount_baisa)}
        <br />
        {timeOf(order)}
      </DataMinor>
    </>
  );
  const columns: DataColumn<StaffOrder>[] = [
    { label: t('column.bought'), cell: boughtOf },
    { label: t('column.amount'), roomy: true, cell: ({ amount_baisa }) => words.amount(amount_baisa) },
    { label: t('column.state'), cell: words.state },
    { label: t('column.payer'), roomy: true, cell: words.payer },
    { label: t('column.time'), roomy: true, cell: timeOf },
  ];
  return (
    <DataTable caption={t('title')} columns={columns} rows={orders} keyOf={({ id }) => id} busy={busy} />
  );
}
