/** Starts a checkout that the test controls: it answers the calls and changes the order. */
import { type AnyEventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { Order, Quote } from '../../../domain/contract.ts';
import { draftOf } from '../../../src/machines/checkout/checkoutForm.ts';
import { checkoutMachine } from '../../../src/machines/checkout/checkoutMachine.ts';
import type * as Checkout from '../../../src/machines/checkout/checkoutTypes.ts';
import { pauseBefore, type VoteToSend } from '../../../src/machines/voteRetry/voteRetryTries.ts';
import { voteRetryMachine } from '../../../src/machines/voteRetry/voteRetryMachine.ts';
import * as world from './checkoutWorld.ts';
import { effectLog } from '../models/effectLog.ts';
import { HeldCalls } from '../models/replay.ts';

export function startCheckout() {
  const clock = new SimulatedClock();
  const calls = new HeldCalls();
  const { note, noted, taken } = effectLog();
  const sent: VoteToSend[] = [];
  const kept: Checkout.CheckoutDraft[] = [];
  const watched: Checkout.SaleInput[] = [];
  const voteRetry = voteRetryMachine.provide({
    actors: {
      castVote: fromPromise<Order, VoteToSend>(({ input }) => {
        sent.push(input);
        return calls.open<Order>('castVote');
      }),
    },
    delays: { pause: ({ context }) => pauseBefore(context, 0.5) },
  });
  const machine = checkoutMachine.provide({
    actors: {
      recallCheckout: calls.actor<Checkout.Recalled>('recallCheckout'),
      loadContestant: calls.actor<Checkout.LoadedContestant, { entryId: string | null }>('loadContestant'),
      readQuote: calls.actor<Quote, Checkout.QuoteInput>('readQuote'),
      prepareOrder: calls.actor<string, Checkout.CheckoutDraft>('prepareOrder'),
      findOrder: calls.actor<Checkout.FoundOrder, { orderId: string | null }>('findOrder'),
      voteRetry,
      watchOrder: noted<Checkout.WatchInput, Checkout.WatchCommand>('watchOrder'),
      watchSale: fromCallback<AnyEventObject, Checkout.SaleInput>(({ input }) => void watched.push(input)),
      watchNetwork: noted('watchNetwork'),
    },
    actions: {
      visit: (_, { place }) => note(`visit ${place}`),
      showAddress: ({ context }) => note(`show ${context.orderId ?? 'form'}`),
      keepDraft: ({ context }) => kept.push(draftOf(context)),
    },
  });
  const actor = createActor(machine, { clock }).start();
  return {
    actor,
    calls,
    clock,
    kept,
    sent,
    watched,
    send: (event: Checkout.CheckoutEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    step: () => actor.getSnapshot().value.steps,
    sale: () => actor.getSnapshot().value.sale,
    price: () => actor.getSnapshot().value.price,
    taken,
  };
}

/** Starts a checkout that recalls these values and then finds its contestant on the board. */
export async function startRecalled(
  changes: Partial<Checkout.Recalled>,
  met: Checkout.LoadedContestant = world.met.open,
) {
  const checkout = startCheckout();
  await checkout.calls.answer('recallCheckout', world.recalled(changes));
  await checkout.calls.answer('loadContestant', met);
  return checkout;
}

/** Starts the payment page with a valid form that is not sent yet. */
export const startAtContact = () => startRecalled({ contact: world.contact });

/** Starts the payment page and goes on until the order is placed and the card fields are ready. */
export async function startAtCard() {
  const checkout = await startAtContact();
  checkout.send({ type: 'contact.submitted' });
  await checkout.calls.answer('prepareOrder', world.key);
  await checkout.calls.answer('castVote', world.order);
  checkout.send({ type: 'card.ready' });
  checkout.taken();
  return checkout;
}

/** Starts a checkout whose address names this order, and which has found it. */
export async function startAtOrder(order: Order, changes: Partial<Checkout.Recalled> = {}) {
  const checkout = startCheckout();
  await checkout.calls.answer('recallCheckout', world.recalled({ orderId: order.id, ...changes }));
  await checkout.calls.answer('findOrder', world.found(order));
  return checkout;
}
