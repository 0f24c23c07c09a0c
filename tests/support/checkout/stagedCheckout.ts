/** The checkout in a world that stands still: nothing is fetched or kept, and each state stays. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { Order, Quote } from '../../../domain/contract.ts';
import { type AppError, isAppError } from '../../../domain/errors.ts';
import { checkoutMachine } from '../../../src/machines/checkout/checkoutMachine.ts';
import type * as Checkout from '../../../src/machines/checkout/checkoutTypes.ts';
import { voteRetryMachine } from '../../../src/machines/voteRetry/voteRetryMachine.ts';
import type { VoteToSend } from '../../../src/machines/voteRetry/voteRetryTries.ts';
import { key, recalled } from './checkoutWorld.ts';
import { quoteOf } from '../payments/orderFixtures.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

export type CheckoutStage = {
  /** What the address and the memory of the tab say. */
  recalled?: Partial<Checkout.Recalled>;
  /** What the board knows of the contestant; without it the board never comes. */
  met?: Checkout.LoadedContestant | AppError;
  /** The price does not come: for now, or at all. */
  price?: 'awaited' | AppError;
  /** The order of the address; without it that never comes. */
  found?: Checkout.FoundOrder | AppError;
  /** What comes of sending the order; without it no answer comes. */
  placed?: Order | AppError;
  /** Every try is made at once, until the tries are given up; else the first failure waits. */
  hasty?: boolean;
  /** What is seen of the order and of the network. */
  news?: readonly Checkout.CheckoutEvent[];
  /** Confirming takes longer than it usually does. */
  slow?: boolean;
};

function priceOf({ price }: CheckoutStage, votes: number): Promise<Quote> {
  if (price === 'awaited') return stagedAnswer<Quote>(undefined);
  return stagedAnswer<Quote>(isAppError(price) ? price : quoteOf(votes));
}

export function stagedCheckout(stage: CheckoutStage) {
  const seen = fromCallback<Checkout.WatchCommand, Checkout.WatchInput>(({ sendBack }) =>
    stage.news?.forEach(sendBack),
  );
  return checkoutMachine.provide({
    actors: {
      recallCheckout: fromPromise(async () => recalled(stage.recalled)),
      loadContestant: fromPromise<Checkout.LoadedContestant, { entryId: string | null }>(() =>
        stagedAnswer(stage.met),
      ),
      readQuote: fromPromise<Quote, Checkout.QuoteInput>(({ input }) => priceOf(stage, input.votes)),
      prepareOrder: fromPromise<string, Checkout.CheckoutDraft>(async () => key),
      voteRetry: voteRetryMachine.provide({
        actors: { castVote: fromPromise<Order, VoteToSend>(() => stagedAnswer(stage.placed)) },
        delays: { pause: stage.hasty ? 0 : NEVER_MS },
      }),
      findOrder: fromPromise<Checkout.FoundOrder, { orderId: string | null }>(() =>
        stagedAnswer(stage.found),
      ),
      watchOrder: seen,
      watchNetwork: fromCallback<AnyEventObject>(() => {}),
    },
    actions: { visit: () => {}, showAddress: () => {}, keepDraft: () => {} },
    delays: {
      cardAnswer: NEVER_MS,
      cardSilence: NEVER_MS,
      confirmingSlow: stage.slow ? 0 : NEVER_MS,
      paymentRedirect: NEVER_MS,
    },
  });
}
