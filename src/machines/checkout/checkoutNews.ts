/** Pure context changes, so that state tables hold names only. */
import type { Order, Quote } from '../../../domain/contract.ts';
import { contactFields } from '../../../domain/forms/contact.ts';
import type { VoteAnswer } from '../voteRetry/voteRetryTries.ts';
import type * as Checkout from './checkoutTypes.ts';

type Context = Checkout.CheckoutContext;
type EventOf<Type extends Checkout.CheckoutEvent['type']> = Checkout.CheckoutEventOf<Type>;
type Change = Partial<Context>;

export const withContestant = ({ contestant, sale }: Checkout.LoadedContestant): Change => ({
  contestant,
  sale,
  failure: null,
});

export const withContestantOf = (context: Context, { contestant, sale }: Checkout.FoundOrder): Change => ({
  contestant: contestant ?? context.contestant,
  sale: sale ?? context.sale,
});

/** A new vote count is a new order, so it needs a new idempotency key. */
export function withVotes(context: Context, { votes }: EventOf<'votes.changed'>): Change {
  if (votes === context.votes) return { votesJudged: false };
  return { votes, votesJudged: false, refusedVotes: null, key: null };
}

/** Whether the time to pay has ended, by the server's clock. */
export const orderRanOut = ({ order, sale }: Context): boolean =>
  order !== null && sale !== null && sale.now >= order.expires_at;

export const withQuote = (quote: Quote): Change => ({ quote });

/** New contact details make a new order, so it needs a new idempotency key. */
export function withContact(context: Context, { field, value }: EventOf<'contact.changed'>): Change {
  if (context.contact[field] === value) return {};
  const { [field]: _, ...refusedFields } = context.refusedFields;
  return {
    contact: { ...context.contact, [field]: value },
    edited: added(context.edited, field),
    refusedFields,
    key: null,
  };
}

/** Validates a field when the visitor leaves it after an edit. */
export function withFieldLeft({ edited, judged }: Context, { field }: EventOf<'contact.left'>): Change {
  return edited.includes(field) ? { judged: added(judged, field) } : {};
}

export const withContactJudged: Change = { judged: contactFields };

export const withTries = (_: Context, { tries }: EventOf<'tries.changed'>): Change => ({ tries });

/** A refusal is final: the next request needs a new idempotency key. */
export function withRefusal(answer: VoteAnswer): Change {
  if (answer.kind !== 'refused') return {};
  const named = refusedFieldsOf(answer);
  const refusedFields = Object.fromEntries(
    contactFields.flatMap((field) => (named[field]?.[0] ? [[field, named[field][0]]] : [])),
  );
  return {
    refusal: answer.error,
    refusedFields,
    refusedVotes: named['votes_count']?.[0] ?? null,
    key: null,
    tries: null,
  };
}

const refusedFieldsOf = (answer: VoteAnswer): Record<string, string[]> =>
  answer.kind === 'refused' && answer.error.kind === 'fieldErrors' ? answer.error.fields : {};

/** Whether the server refused the vote count. */
export const refusesVotes = (answer: VoteAnswer): boolean => 'votes_count' in refusedFieldsOf(answer);

/** Whether the server refused contact details, and nothing else. */
export function refusesContact(answer: VoteAnswer): boolean {
  const names = Object.keys(refusedFieldsOf(answer));
  return names.length > 0 && names.every((name) => contactFields.some((field) => field === name));
}

export const withPlaced = (context: Context, answer: VoteAnswer): Change =>
  answer.kind === 'accepted' ? withOrder(context, answer.order) : {};

/** Takes a newly placed or first read order. Its last attempt is the outcome, unless a payment is open. */
export function withOrder({ begun }: Context, order: Order): Change {
  return {
    order,
    orderId: order.id,
    entryId: order.entry_id,
    votes: order.votes_count === null ? '' : String(order.votes_count),
    quote: order.quote,
    key: null,
    tries: null,
    refusal: null,
    failure: null,
    outcome: awaitsOutcome({ begun, order }) ? null : (order.last_attempt?.outcome ?? null),
    attemptAt: order.last_attempt?.at ?? null,
    failureHeard: false,
  };
}

const attemptOf = (order: Order) => order.last_attempt?.at ?? null;

export const withPaymentBegun = ({ order }: Context): Change =>
  order ? { begun: { orderId: order.id, attemptAt: attemptOf(order) } } : {};

/** Whether a begun payment has an unknown outcome; meanwhile a second order could be paid as well. */
export const awaitsOutcome = ({ begun, order }: Pick<Context, 'begun' | 'order'>): boolean =>
  begun !== null && begun.orderId === order?.id && begun.attemptAt === attemptOf(order);

/** Takes the same order, read again; a failure that the card fields reported is not reported again. */
export function withOrderSeen(context: Context, order: Order): Change {
  const at = attemptOf(order);
  if (!context.failureHeard || at === context.attemptAt) return { order };
  return {
    order,
    attemptAt: at,
    failureHeard: false,
    begun: context.begun && { ...context.begun, attemptAt: at },
  };
}

/** Whether the order shows a failed attempt that the card fields did not report. */
export function showsFailure(
  { failureHeard, attemptAt }: Context,
  { payment, last_attempt }: Order,
): boolean {
  return payment !== null && last_attempt !== null && !failureHeard && last_attempt.at !== attemptAt;
}

export function withCardFailure(_: Context, { outcome }: EventOf<'card.finished'>): Change {
  if (outcome === 'paid' || outcome === 'unknown') return {};
  return { outcome, failureHeard: true, begun: null };
}

/** Returns to the form and leaves the order unpaid. */
export const withoutOrder: Change = {
  order: null,
  orderId: null,
  outcome: null,
  attemptAt: null,
  failureHeard: false,
  begun: null,
  key: null,
};

function added<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list : [...list, item];
}
