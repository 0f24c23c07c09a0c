/** Walks the paths of the orders on their pages. */
import { fireEvent, screen } from '@testing-library/react';
import type { OrderFilters } from '../../../domain/staff/orderAddress.ts';
import { orderBrowseFlow } from '../../../tests/flows/staffBrowse/orderBrowseFlow.ts';
import { staffOrderFlow } from '../../../tests/flows/staffReading/staffOrderFlow.ts';
import { FilteredOrders } from '../../../tests/support/staffOrders/FilteredOrders.tsx';
import { pressButton, walkOnStaffPage } from '../../../tests/support/staff/staffPages.tsx';
import { OrderPage } from './OrderPage/OrderPage.tsx';

const retry = /^(إعادة المحاولة|Retry)$/;
const ns = { ns: 'staffOrders' };

walkOnStaffPage({
  flow: orderBrowseFlow,
  render: (machine) => <FilteredOrders browse={machine} />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('refresh', ns)),
    'more.requested': () => pressButton(t('more', ns)),
    'filters.changed': ({ filters }) =>
      fireEvent.change(screen.getByRole('combobox', { name: t('column.state', ns) }), {
        target: { value: (filters as OrderFilters).state },
      }),
  }),
  says: {
    'browsing.failed': 'staffOrders:failed',
    'browsing.loadingMore': 'staffOrders:loadingMore',
    'browsing.moreFailed': 'staffOrders:moreFailed',
  },
});

walkOnStaffPage({
  flow: staffOrderFlow,
  render: (machine) => <OrderPage order={machine} backHref="/orders" />,
  gestures: (t) => ({
    'retry.requested': () => pressButton(retry),
    'refresh.requested': () => pressButton(t('order.refresh', ns)),
  }),
  says: { failed: 'staffOrders:order.failed' },
});
