import { navigate } from 'wouter/use-browser-location';
import { boardHref } from '../../../domain/boardAddress.ts';
import { newOrderHref, orderHref, successHref, voteNowHref } from '../../../domain/checkoutAddress.ts';
import type { CheckoutContext, CheckoutPlace } from '../../machines/checkout/checkoutTypes.ts';

const formHref = ({ entryId, votes, callback }: CheckoutContext) =>
  entryId === null ? voteNowHref(null, callback) : newOrderHref(entryId, votes, callback);

/** Address that restores the payment on reload: the order if there is one, else the form. */
const paymentHref = (context: CheckoutContext) =>
  context.orderId === null ? formHref(context) : orderHref(context.orderId, context.callback);

/** Opens a place. Only the step from votes to payment adds a history entry; others would redirect back here. */
export function visit(context: CheckoutContext, place: CheckoutPlace): void {
  const { page, entryId, contestant, orderId, callback, order } = context;
  if (place === 'gateway') {
    if (order?.payment) location.assign(order.payment.url);
    return;
  }
  const address = {
    leaderboard: () => boardHref('leaderboard', contestant?.competition),
    votes: () => voteNowHref(entryId, callback),
    payment: () => paymentHref(context),
    success: () => successHref(orderId ?? '', callback),
  }[place]();
  navigate(address, { replace: page !== 'votes' || place !== 'payment' });
}

export function showAddress(context: CheckoutContext): void {
  navigate(paymentHref(context), { replace: true });
}
