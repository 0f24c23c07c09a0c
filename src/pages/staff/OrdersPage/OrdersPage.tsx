import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderFilters, orderStates, noOrderFilters } from '../../../../domain/staff/orderAddress.ts';
import type { orderBrowse } from '../../../machines/staffBrowse/staffBrowseMachine.ts';
import { BrowsePage } from '../BrowsePage/BrowsePage.tsx';
import { RecordFilters } from '../BrowsePage/RecordFilters.tsx';
import { OrdersTable } from './OrdersTable.tsx';

export type OrdersPageProps = {
  browse: typeof orderBrowse;
  filters: OrderFilters;
  onFilters: (filters: OrderFilters) => void;
  /** The address of the page of an order. */
  hrefOf: (id: string) => string;
};

/** The orders of an organisation, the newest first. */
export function OrdersPage({ browse, filters, onFilters, hrefOf }: OrdersPageProps) {
  const { t } = useTranslation('staffOrders');
  const [snapshot, send] = useMachine(browse, { input: filters });
  useEffect(() => send({ type: 'filters.changed', filters }), [filters, send]);
  const choices = orderStates.map((value) => ({ value, label: t(`is.${value}`) }));
  return (
    <BrowsePage
      area="staffOrders"
      snapshot={snapshot}
      send={send}
      bar={
        <RecordFilters
          area="staffOrders"
          filters={filters}
          onFilters={onFilters}
          none={noOrderFilters}
          state={{ name: 'state', choices }}
          competitions={snapshot.context.first?.competitions ?? []}
        />
      }
    >
      {(orders, busy) => <OrdersTable orders={orders} hrefOf={hrefOf} busy={busy} />}
    </BrowsePage>
  );
}
