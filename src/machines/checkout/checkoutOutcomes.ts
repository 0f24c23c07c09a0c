/** Outcomes of the checkout's calls and events, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Order, Quote } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { VoteAnswer } from '../voteRetry/voteRetryTries.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { CheckoutEvent, FoundOrder, LoadedContestant, Recalled } from './checkoutTypes.ts';

const heard = (event: CheckoutEvent): AnyEventObject => event;

/** Loading from an address, and the results. */
export function arrivalOutcomes(world: {
  recalled: readonly Recalled[];
  met: readonly LoadedContestant[];
  found: readonly FoundOrder[];
  unknown: AppError;
  failure: AppError;
}): AnyEventObject[] {
  return [
    ...world.recalled.map((recalled) => answered('recallCheckout', recalled)),
    ...world.met.map((met) => answered('loadContestant', met)),
    refused('loadContestant', world.failure),
    ...world.found.map((found) => answered('findOrder', found)),
    refused('findOrder', world.unknown),
    refused('findOrder', world.failure),
    heard({ type: 'retry.requested' }),
  ];
}

export const formOutcomes: readonly AnyEventObject[] = [
  heard({ type: 'next.requested' }),
  heard({ type: 'sum.confirmed' }),
  heard({ type: 'sum.rejected' }),
  heard({ type: 'contact.changed', field: 'email', value: 'huda@example.om' }),
  heard({ type: 'contact.changed', field: 'email', value: 'huda' }),
  heard({ type: 'contact.left', field: 'email' }),
  heard({ type: 'contact.submitted' }),
  heard({ type: 'contact.reopened' }),
  elapsed('validationBanner', 'checkout.steps.choosing.bannered'),
  elapsed('validationBanner', 'checkout.steps.contact.bannered'),
];

export function priceOutcomes(quote: Quote, failure: AppError): AnyEventObject[] {
  return [
    heard({ type: 'votes.changed', votes: '75' }),
    heard({ type: 'votes.changed', votes: '0' }),
    elapsed('quotePause', 'checkout.price.pausing'),
    answered('readQuote', quote),
    refused('readQuote', failure),
    heard({ type: 'price.retried' }),
  ];
}

export function placingOutcomes(answers: readonly VoteAnswer[], error: AppError): AnyEventObject[] {
  const tries = { number: 1, limit: 5, error, byHand: false };
  return [
    heard({ type: 'tries.changed', tries: { ...tries, state: 'waiting' } }),
    heard({ type: 'tries.changed', tries: { ...tries, state: 'exhausted' } }),
    answered('prepareOrder', 'c0ffee00-0000-4000-8000-000000000001'),
    ...answers.map((answer) => answered('voteRetry', answer)),
  ];
}

/** Messages of the card fields, and their timeouts. */
export const cardOutcomes: readonly AnyEventObject[] = [
  heard({ type: 'pay.requested' }),
  heard({ type: 'card.ready' }),
  heard({ type: 'card.changed', complete: false }),
  heard({ type: 'card.changed', complete: true }),
  heard({ type: 'card.submitting' }),
  heard({ type: 'card.challenged' }),
  heard({ type: 'card.finished', outcome: 'unknown' }),
  heard({ type: 'card.finished', outcome: 'declined' }),
  elapsed('cardAnswer', 'checkout.steps.paying.sent'),
  elapsed('cardAnswer', 'checkout.steps.paying.away'),
  elapsed('cardSilence', 'checkout.steps.paying.charging'),
];

/** Order updates, and the lack of them. */
export function orderOutcomes(orders: readonly Order[]): AnyEventObject[] {
  return [
    ...orders.map((order) => heard({ type: 'order.received', order })),
    heard({ type: 'network.lost' }),
    heard({ type: 'network.returned' }),
    heard({ type: 'check.requested' }),
    heard({ type: 'payment.reopened' }),
    heard({ type: 'go.requested' }),
    elapsed('confirmingSlow', 'checkout.steps.confirming.waiting'),
    elapsed('paymentRedirect', 'checkout.steps.complete'),
  ];
}
