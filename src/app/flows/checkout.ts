/** Real effects of the checkout. */
import { fromPromise } from 'xstate';
import type { Order, Quote } from '../../../domain/contract.ts';
import { castVote } from '../../api/calls/castVote.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { draftOf } from '../../machines/checkout/checkoutForm.ts';
import { checkoutMachine } from '../../machines/checkout/checkoutMachine.ts';
import type * as Checkout from '../../machines/checkout/checkoutTypes.ts';
import { voteRetryMachine } from '../../machines/voteRetry/voteRetryMachine.ts';
import type { VoteToSend } from '../../machines/voteRetry/voteRetryTries.ts';
import * as calls from './checkoutCalls.ts';
import { keepCheckout, recallDraft } from './checkoutMemory.ts';
import { showAddress, visit } from './checkoutPlaces.ts';
import { newKey } from './newKey.ts';
import { dataOf } from './dataOf.ts';
import { watchNetwork } from './pageEffects.ts';
import { recallCheckout } from './recallCheckout.ts';
import { createVoterFlows } from './voter.ts';
import { rememberTab } from './voterTab.ts';
import { watchOrder } from './watchOrder.ts';
import { watchSale } from './watchSale.ts';

type Named = { entryId: string | null };
type Asked = { orderId: string | null };

/** @param base address of the API; @param page the checkout page that the visitor opened */
export function createCheckoutFlow(base: string, page: Checkout.CheckoutPage) {
  const client = createClient({ base });
  const voteRetry = voteRetryMachine.provide({
    actors: {
      castVote: fromPromise<Order, VoteToSend>(async ({ input, signal }) =>
        dataOf(await withRetry(() => castVote(client, input, signal), retryPresets.once, { signal })),
      ),
    },
  });
  return checkoutMachine.provide({
    actors: {
      recallCheckout: fromPromise(async () => {
        rememberTab();
        return recallCheckout(page, location.search, recallDraft());
      }),
      loadContestant: fromPromise<Checkout.LoadedContestant, Named>(({ input, signal }) =>
        calls.loadContestant(client, input.entryId, signal),
      ),
      readQuote: fromPromise<Quote, Checkout.QuoteInput>(({ input, signal }) =>
        calls.askQuote(client, input, signal),
      ),
      prepareOrder: fromPromise<string, Checkout.CheckoutDraft>(async ({ input }) => {
        const key = newKey();
        keepCheckout({ ...input, key });
        return key;
      }),
      voteRetry,
      findOrder: fromPromise<Checkout.FoundOrder, Asked>(({ input, signal }) =>
        calls.findOrder(client, input.orderId, signal),
      ),
      watchOrder: watchOrder(client),
      watchSale: watchSale(createVoterFlows(base).publicVoting),
      watchNetwork,
    },
    actions: {
      visit: ({ context }, { place }) => visit(context, place),
      showAddress: ({ context }) => showAddress(context),
      keepDraft: ({ context }) => keepCheckout(draftOf(context)),
    },
  });
}

export const checkoutFlow = (page: Checkout.CheckoutPage) => createCheckoutFlow(apiBase(), page);
