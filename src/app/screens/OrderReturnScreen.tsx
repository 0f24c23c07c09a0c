import { navigate } from 'wouter/use-browser-location';
import { OrderReturn } from '../../pages/voter/OrderReturn/OrderReturn.tsx';
import { readings } from '../flows/readings.ts';

/** A reload shows it again only until it was hidden. */
function forgetOrder(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('order');
  navigate(url.pathname + url.search + url.hash, { replace: true });
}

export default function OrderReturnScreen() {
  return <OrderReturn order={readings.order} onHide={forgetOrder} />;
}
