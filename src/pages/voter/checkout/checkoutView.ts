/** Selectors over the checkout snapshot, for its pages. */
import { isClosing } from '../../../../domain/votingSchedule.ts';
import { voteNowHref } from '../../../../domain/checkoutAddress.ts';
import { wholeNumberIn } from '../../../../domain/wholeNumber.ts';
import type { OrderSummaryProps } from '../../../components/OrderSummary/OrderSummary.tsx';
import type { CheckoutContext, CheckoutSnapshot, Step } from './useCheckout.ts';

/** Steps with nothing to show yet, or in which the visitor is being redirected. */
const passing: ReadonlySet<Step> = new Set([
  'restoring',
  'arriving',
  'loadingContestant',
  'contestantLoaded',
  'findingOrder',
  'sorting',
  'leaving',
]);

export const isPassing = (step: Step): boolean => passing.has(step);

/** The data is loading, or loading can be retried. */
export const mayLoad = (step: Step): boolean =>
  isPassing(step) || step === 'contestantFailed' || step === 'orderFailed';

const outcomes = ['confirming', 'complete', 'refunded', 'expired', 'stopped'] as const;

/** The order can no longer be paid. */
export const isOutcome = (step: Step): step is (typeof outcomes)[number] =>
  (outcomes as readonly Step[]).includes(step);

/** Whether a price is loading; an order has its own price, so none loads then. */
export const isPricing = (snapshot: CheckoutSnapshot): boolean =>
  !snapshot.context.order &&
  (snapshot.matches({ price: 'pausing' }) || snapshot.matches({ price: 'asking' }));

/** The quote for the current number of votes; null while there is none. */
export const settledQuote = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ price: 'known' }) ? snapshot.context.quote : null;

export const priceFailed = (snapshot: CheckoutSnapshot): boolean =>
  !snapshot.context.order && snapshot.matches({ price: 'failed' });

type Summary = Pick<OrderSummaryProps, 'user' | 'group' | 'rank' | 'votes' | 'quote'>;

/** The contents of the order and its contestant; undefined while the contestant is unknown. */
export function summaryOf({ contestant, order, votes, quote }: CheckoutContext): Summary | undefined {
  const user = contestant?.user ?? order?.participant;
  if (!user) return undefined;
  return {
    user,
    group: contestant?.group,
    rank: contestant?.rank,
    votes: wholeNumberIn(votes),
    quote: quote ?? undefined,
  };
}

/** Time zone of the event; undefined while unknown. */
export const zoneOf = ({ sale, order }: CheckoutContext) => order?.zone ?? sale?.zone;

/** Where the number of votes for the same contestant is changed. */
export const chooseHref = ({ entryId, callback }: CheckoutContext): string => voteNowHref(entryId, callback);

/** Nothing more is sold for the contestant. */
export const isSaleOver = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ sale: { watched: 'closed' } });

/** The deadline that the page counts down: of the order if there is one, else of the group. */
export function countedDown(snapshot: CheckoutSnapshot): 'order' | 'group' | undefined {
  const left = remainingOf(snapshot.context);
  const closing = snapshot.matches({ sale: { watched: 'closing' } });
  if (snapshot.matches({ steps: 'paying' }))
    return left > 0 && (closing || isSaleOver(snapshot) || isClosing(left)) ? 'order' : undefined;
  return closing ? 'group' : undefined;
}

/** Milliseconds until the order can no longer be paid or, without an order, until the group closes. */
export const remainingOf = ({ sale, order }: CheckoutContext): number =>
  sale ? (order?.expires_at ?? sale.window.closesAt) - sale.now : 0;

type CheckoutState = { step: Step; within: string };

/** Whether the page shows the contact form, the card, or an order that is being placed. */
export const isPaying = (step: Step): boolean =>
  step === 'contact' || step === 'preparing' || step === 'placing' || step === 'paying';

/** The order is on its way to the server. */
export const isPlacing = ({ step }: CheckoutState): boolean => step === 'preparing' || step === 'placing';

const charging = new Set(['sent', 'charging', 'challenged', 'away']);

/** Pay was clicked and has no answer yet. */
export const isCharging = ({ step, within }: CheckoutState): boolean =>
  step === 'paying' && charging.has(within);
