/** The checkout's machine for stories. Nothing is fetched or stored, so it stays in its state. */
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate';
import type { Order, Quote } from '../../../domain/contract.ts';
import type { Sale } from '../../../domain/sale.ts';
import { type AppError, isAppError } from '../../../domain/errors.ts';
import { checkoutMachine } from '../../../src/machines/checkout/checkoutMachine.ts';
import type * as Checkout from '../../../src/machines/checkout/checkoutTypes.ts';
import { voteRetryMachine } from '../../../src/machines/voteRetry/voteRetryMachine.ts';
import type { VoteToSend } from '../../../src/machines/voteRetry/voteRetryTries.ts';
import { key, recalled } from './checkoutWorld.ts';
import { quoteOf } from '../payments/orderFixtures.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

export type CheckoutStage = {
  /** What the page recalls from its address and from the tab's storage. */
  recalled?: Partial<Checkout.Recalled>;
  /** The contestant on the board, or the failure of that call; without either the call never ends. */
  met?: Checkout.LoadedContestant | AppError;
  /** `awaited`: the price never loads. An error: loading it fails. Without either, it is loaded. */
  price?: 'awaited' | AppError;
  /** The order that the address names, or the failure to find it; without either the call never ends. */
  found?: Checkout.FoundOrder | AppError;
  /** The reply to the order, or its failure; without either the call never ends. */
  placed?: Order | AppError;
  /**
   * If true, all retries follow at once until none is left; otherwise the first failure waits for its
   * retry.
   */
  hasty?: boolean;
  /** Events that the watcher of the order sends as soon as it runs. */
  news?: readonly Checkout.CheckoutEvent[];
  /** Whether the board says that votes are sold, after the page has loaded. */
  sale?: Sale;
  /** Whether the confirmation counts as slow. */
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
      watchSale: fromCallback<AnyEventObject, Checkout.SaleInput>(({ sendBack }) => {
        if (stage.sale) sendBack({ type: 'sale.changed', sale: stage.sale });
      }),
      watchNetwork: fromCallback<AnyEventObject>(() => {}),
    },
    actions: { visit: () => {}, showAddress: () => {}, keepDraft: () => {} },
    delays: {
      cardAnswer: NEVER_MS,
      cardSilence: NEVER_MS,
      confirmingSlow: stage.slow ? 0 : NEVER_MS,
      paymentRedirect: NEVER_MS,
      validationBanner: NEVER_MS,
    },
  });
}
