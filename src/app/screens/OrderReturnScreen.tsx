import { navigate } from 'wouter/use-browser-location';
import { OrderReturn } from '../../pages/voter/OrderReturn/OrderReturn.tsx';
import { readings } from '../flows/readings.ts';

/** Once hidden, a reload does not show it again. */
function forgetOrder(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('order');
  navigate(url.pathname + url.search + url.hash, { replace: true });
}

export default function OrderReturnScreen() {
  return <OrderReturn order={readings.order} onHide={forgetOrder} />;
}
