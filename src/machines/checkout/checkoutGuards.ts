/** Guards of the checkout. */
import type { Order } from '../../../domain/contract.ts';
import { statusOf } from '../../../domain/errors.ts';
import { orderStanding, type OrderStanding } from '../../../domain/orderStanding.ts';
import { type Sale, saleState, type SaleState } from '../../../domain/sale.ts';
import { failureIn } from '../failureIn.ts';
import { saysMissing } from '../loadFailure.ts';
import type { VoteAnswer } from '../voteRetry/voteRetryTries.ts';
import { isContactValid, isLarge, isOrderable } from './checkoutForm.ts';
import { awaitsOutcome, orderRanOut, refusesContact, refusesVotes, showsFailure } from './checkoutNews.ts';
import type { CardOutcome, CheckoutContext, CheckoutPage } from './checkoutTypes.ts';

type Args = { context: CheckoutContext };

const refusedWith = (answer: VoteAnswer, status: number) =>
  answer.kind === 'refused' && statusOf(answer.error) === status;

export const checkoutGuards = {
  namesOrder: ({ context }: Args) => context.orderId !== null,
  namesEntry: ({ context }: Args) => context.entryId !== null,
  onPage: ({ context }: Args, { page }: { page: CheckoutPage }) => context.page === page,
  lacksContestant: ({ context }: Args) => context.contestant === null,
  /** An order was sent before the reload and has no final answer. */
  mayResume: ({ context }: Args) =>
    context.page === 'payment' &&
    context.key !== null &&
    isOrderable(context.votes) &&
    isContactValid(context),
  canOrder: ({ context }: Args) => isOrderable(context.votes),
  isLarge: ({ context }: Args) => isLarge(context.votes),
  canBeOrdered: (_: Args, { votes }: { votes: string }) => isOrderable(votes),
  contactIsValid: ({ context }: Args) => isContactValid(context),
  hasKey: ({ context }: Args) => context.key !== null,

  wasAccepted: (_: Args, answer: VoteAnswer) => answer.kind === 'accepted',
  wasTooLate: (_: Args, answer: VoteAnswer) => refusedWith(answer, 403),
  contestantIsUnknown: (_: Args, answer: VoteAnswer) => refusedWith(answer, 404),
  votesAreRefused: (_: Args, answer: VoteAnswer) => refusesVotes(answer),
  contactIsRefused: (_: Args, answer: VoteAnswer) => refusesContact(answer),
  /** The server refused this number of votes before. */
  wasRefused: ({ context }: Args) => context.refusedVotes !== null,
  orderIsUnknown: ({ event }: { event: object }) => saysMissing(failureIn(event)),

  /** An order of votes names its contestant, also where the board did not answer. A fee has no sale. */
  knowsSale: ({ context: { page, sale, order } }: Args) =>
    page !== 'success' && (order === null ? sale !== null : order.kind === 'vote'),
  saleIs: ({ context }: Args, { as }: { as: SaleState }) =>
    context.sale !== null && saleState(context.sale) === as,
  opensSale: ({ context }: Args, { sale }: { sale: Sale }) =>
    context.sale !== null && saleState(context.sale) === 'closed' && saleState(sale) !== 'closed',
  /** The time to pay has ended, though the order has not said so yet. */
  orderRanOut: ({ context }: Args) => orderRanOut(context),

  stands: ({ context }: Args, { as }: { as: OrderStanding }) =>
    context.order !== null && orderStanding(context.order) === as,
  staysPayable: (_: Args, { order }: { order: Order }) => orderStanding(order) === 'payable',
  isDecided: (_: Args, { order }: { order: Order }) => !['payable', 'unsure'].includes(orderStanding(order)),
  showsFailure: ({ context }: Args, { order }: { order: Order }) => showsFailure(context, order),

  paysElsewhere: ({ context }: Args) => context.order?.payment?.mode === 'redirect',
  awaitsOutcome: ({ context }: Args) => awaitsOutcome(context),
  failedBefore: ({ context }: Args) => context.outcome !== null,
  isIncomplete: (_: Args, { complete }: { complete: boolean }) => !complete,
  mayBePaid: (_: Args, { outcome }: { outcome: CardOutcome }) => outcome === 'paid' || outcome === 'unknown',
};
