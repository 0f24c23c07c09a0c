import { expect, it } from 'vitest';
import { openCheckoutPage } from '../../../../tests/support/checkout/checkoutPage.tsx';
import * as world from '../../../../tests/support/checkout/checkoutWorld.ts';
import { shown } from '../../../../tests/support/pages/pageLooks.ts';

it('shows when the votes were bought in the zone of the event', async () => {
  const { checkout } = openCheckoutPage('en', 'success');
  const order = { ...world.orders.settled, zone: 'Europe/Berlin' };
  await checkout.answer('recallCheckout', world.recalled({ page: 'success', orderId: order.id }));
  await checkout.answer('findOrder', world.found(order));
  expect(shown(/Jul 20, 2025, 10:14\sAM/)).toHaveLength(1);
});
