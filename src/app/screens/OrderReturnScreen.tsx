import { navigate } from 'wouter/use-browser-location';
import { OrderReturn } from '../../pages/voter/OrderReturn/OrderReturn.tsx';
import { readings } from '../flows/readings.ts';

/** Removes the order from the address, so that a reload does not show the closed notice again. */
function forgetOrder(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('order');
  navigate(url.pathname + url.search + url.hash, { replace: true });
}

export default function OrderReturnScreen() {
  return <OrderReturn order={readings.order} onHide={forgetOrder} />;
}
