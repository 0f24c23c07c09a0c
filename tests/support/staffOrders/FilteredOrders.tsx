import { useState } from 'react';
import { noOrderFilters, type OrderFilters } from '../../../domain/staff/orderAddress.ts';
import { OrdersPage, type OrdersPageProps } from '../../../src/pages/staff/OrdersPage/OrdersPage.tsx';

type Props = Pick<OrdersPageProps, 'browse'> & { first?: OrderFilters };

/** The page of the orders, which keeps its filters itself, without an address. */
export function FilteredOrders({ first = noOrderFilters, browse }: Props) {
  const [filters, setFilters] = useState(first);
  return (
    <OrdersPage
      browse={browse}
      filters={filters}
      onFilters={setFilters}
      hrefOf={(id) => `/orders?order=${id}`}
    />
  );
}
