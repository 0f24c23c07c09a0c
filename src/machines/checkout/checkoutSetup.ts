/** Actors, guards and actions of the checkout; effects are placeholders until provided. */
import { assign, raise, sendTo, setup } from 'xstate';
import type { Order, Quote } from '../../../domain/contract.ts';
import type { Sale } from '../../../domain/sale.ts';
import * as delays from '../../../domain/delays.ts';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../unprovided.ts';
import { failureIn } from '../failureIn.ts';
import { voteRetryMachine } from '../voteRetry/voteRetryMachine.ts';
import type { VoteAnswer } from '../voteRetry/voteRetryTries.ts';
import { checkoutGuards } from './checkoutGuards.ts';
import * as news from './checkoutNews.ts';
import type * as Checkout from './checkoutTypes.ts';

const actors = {
  recallCheckout: unprovidedPromise<Checkout.Recalled>('recallCheckout'),
  loadContestant: unprovidedPromise<Checkout.LoadedContestant, { entryId: string | null }>('loadContestant'),
  readQuote: unprovidedPromise<Quote, Checkout.QuoteInput>('readQuote'),
  /** Creates the idempotency key and saves it with the form before the order is sent. */
  prepareOrder: unprovidedPromise<string, Checkout.CheckoutDraft>('prepareOrder'),
  voteRetry: voteRetryMachine,
  findOrder: unprovidedPromise<Checkout.FoundOrder, { orderId: string | null }>('findOrder'),
  watchOrder: unprovidedCallback<Checkout.WatchInput, Checkout.WatchCommand>('watchOrder'),
  watchSale: unprovidedCallback<Checkout.SaleInput>('watchSale'),
  watchNetwork: unprovidedCallback('watchNetwork'),
};

/** Opens another page of the site, or the gateway's. */
const visit: (_: unknown, params: { place: Checkout.CheckoutPlace }) => void = unprovidedAction('visit');

/** An assigner for one event type; other events leave the context unchanged. */
function on<Type extends Checkout.CheckoutEvent['type']>(
  type: Type,
  change: (
    context: Checkout.CheckoutContext,
    event: Checkout.CheckoutEventOf<Type>,
  ) => Partial<Checkout.CheckoutContext>,
) {
  const isOfType = (event: Checkout.CheckoutEvent): event is Checkout.CheckoutEventOf<Type> =>
    event.type === type;
  return ({ context, event }: { context: Checkout.CheckoutContext; event: Checkout.CheckoutEvent }) =>
    isOfType(event) ? change(context, event) : {};
}

export const checkoutSetup = setup({
  types: { context: {} as Checkout.CheckoutContext, events: {} as Checkout.CheckoutEvent },
  actors,
  guards: checkoutGuards,
  actions: {
    takeRecalled: assign((_, recalled: Checkout.Recalled) => recalled),
    takeContestant: assign((_, met: Checkout.LoadedContestant) => news.withContestant(met)),
    takeVotes: assign(on('votes.changed', news.withVotes)),
    judgeVotes: assign({ votesJudged: true }),
    needPrice: raise({ type: 'price.needed' }),
    takeQuote: assign((_, quote: Quote) => news.withQuote(quote)),
    dropQuote: assign({ quote: null }),
    changeContact: assign(on('contact.changed', news.withContact)),
    leaveField: assign(on('contact.left', news.withFieldLeft)),
    judgeContact: assign(news.withContactJudged),
    takeKey: assign((_, { key }: { key: string }) => ({ key })),
    noteTries: assign(on('tries.changed', news.withTries)),
    sendAgain: sendTo('voteRetry', { type: 'retry.requested' }),
    noteRefusal: assign((_, answer: VoteAnswer) => news.withRefusal(answer)),
    forgetKey: assign({ key: null, tries: null }),
    forgetTries: assign({ tries: null }),
    forgetRefusal: assign({ refusal: null, refusedVotes: null }),
    noteFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    takePlaced: assign(({ context }, answer: VoteAnswer) => news.withPlaced(context, answer)),
    takeContestantOf: assign(({ context }, found: Checkout.FoundOrder) =>
      news.withContestantOf(context, found),
    ),
    takeSale: assign((_, { sale }: { sale: Sale }) => ({ sale })),
    takeOrder: assign(({ context }, { order }: { order: Order }) => news.withOrder(context, order)),
    seeOrder: assign(({ context }, { order }: { order: Order }) => news.withOrderSeen(context, order)),
    leaveOrder: assign(news.withoutOrder),
    countPay: assign({ payRequests: ({ context }) => context.payRequests + 1, outcome: null }),
    noteCardFailure: assign(on('card.finished', news.withCardFailure)),
    notePaymentBegun: assign(({ context }) => news.withPaymentBegun(context)),
    forgetPayment: assign({ begun: null }),
    checkNow: sendTo('watchOrder', { type: 'check.requested' }),
    visit,
    /** Puts the order or the form into the address, so that a reload restores it. */
    showAddress: unprovidedAction('showAddress'),
    keepDraft: unprovidedAction('keepDraft'),
  },
  delays: {
    quotePause: delays.QUOTE_PAUSE_MS,
    cardAnswer: delays.CARD_ANSWER_MS,
    cardSilence: delays.CARD_SILENCE_MS,
    confirmingSlow: delays.CONFIRMING_SLOW_MS,
    paymentRedirect: delays.PAYMENT_REDIRECT_MS,
    validationBanner: delays.VALIDATION_BANNER_MS,
  },
});
