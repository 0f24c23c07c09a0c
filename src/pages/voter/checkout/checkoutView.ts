/** What the pages of the checkout show of their machine's snapshot. */
import { voteNowHref } from '../../../../domain/checkoutAddress.ts';
import type { OrderSummaryProps } from '../../../components/OrderSummary/OrderSummary.tsx';
import type { CheckoutContext, CheckoutSnapshot, Step } from './useCheckout.ts';

/** Nothing can be shown yet, or the visitor is on the way to another page. */
const passing: ReadonlySet<Step> = new Set([
  'restoring',
  'arriving',
  'meeting',
  'met',
  'findingOrder',
  'sorting',
  'leaving',
]);

export const isPassing = (step: Step): boolean => passing.has(step);

/** What the address asks for is awaited, or can be asked for again. */
export const mayCome = (step: Step): boolean => isPassing(step) || step === 'unmet' || step === 'unfound';

const outcomes = ['confirming', 'complete', 'refunded', 'expired', 'stopped'] as const;

/** The order is no longer to be paid here. */
export const isOutcome = (step: Step): step is (typeof outcomes)[number] =>
  (outcomes as readonly Step[]).includes(step);

/** A price is on its way. An order brings its own. */
export const isPricing = (snapshot: CheckoutSnapshot): boolean =>
  !snapshot.context.order &&
  (snapshot.matches({ price: 'pausing' }) || snapshot.matches({ price: 'asking' }));

export const priceFailed = (snapshot: CheckoutSnapshot): boolean =>
  !snapshot.context.order && snapshot.matches({ price: 'failed' });

type Summary = Pick<OrderSummaryProps, 'user' | 'group' | 'rank' | 'votes' | 'quote'>;

/** What is bought and for whom, or undefined while nobody is known. */
export function summaryOf({ contestant, order, votes, quote }: CheckoutContext): Summary | undefined {
  const user = contestant?.user ?? order?.participant;
  if (!user) return undefined;
  return {
    user,
    group: contestant?.group,
    rank: contestant?.rank,
    votes: Number(votes),
    quote: quote ?? undefined,
  };
}

/** Where other votes for the same contestant are chosen. */
export const chooseHref = ({ entryId, callback }: CheckoutContext): string => voteNowHref(entryId, callback);
