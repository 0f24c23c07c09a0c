/** The flow of buying votes. */
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../../src/machines/checkout/checkoutMachine.ts';
import { awaitsOutcome } from '../../../src/machines/checkout/checkoutNews.ts';
import * as outcomes from '../../../src/machines/checkout/checkoutOutcomes.ts';
import { answered } from '../../../src/machines/worldEvents.ts';
import * as world from '../../support/checkout/checkoutWorld.ts';
import type { ModelEvent } from '../../support/models/model.ts';
import { quoteOf } from '../../support/payments/orderFixtures.ts';

import type { Flow } from '../flow.ts';
import * as words from './checkoutWords.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;
type Walk = Flow['walks'][number];

const { recalled, orders, found } = world;

const arrivals = outcomes.arrivalOutcomes({
  recalled: [
    recalled(),
    recalled({ votes: '0' }),
    recalled({ page: 'votes' }),
    recalled({ page: 'votes', votes: '750' }),
    recalled({ page: 'votes', refusedVotes: world.tooMany }),
    recalled({ entryId: null }),
    recalled({ page: 'success' }),
    recalled({ key: world.key, contact: world.contact }),
    recalled({ orderId: world.order.id }),
    recalled({ orderId: world.order.id, begun: world.begun }),
    recalled({ orderId: world.order.id, page: 'success' }),
  ],
  met: Object.values(world.met),
  found: Object.values(orders).map(found),
  unknown: world.unknown,
  failure: world.failure,
});

/** Paths over the steps of the checkout: the price does not tell states apart. */
const stepWalk: Walk = {
  events: [
    ...arrivals,
    ...outcomes.formOutcomes,
    ...outcomes.placingOutcomes(Object.values(world.answers), world.failure),
    ...outcomes.cardOutcomes,
    ...outcomes.orderOutcomes(Object.values(orders)),
  ],
  identity: (snapshot) => {
    const { context, value } = snapshot as Snapshot;
    return [
      [value.steps, context.page, context.order?.status, context.order?.payment?.mode],
      [context.contact.email, context.judged.length, context.key === null],
      [context.votes, context.refusedVotes],
      [context.outcome, context.failureHeard, context.attemptAt, context.begun, context.tries?.state],
    ];
  },
  limit: 20_000,
};

/** Paths over the price while the visitor chooses how many votes. */
const priceWalk: Walk = {
  events: [
    answered('recallCheckout', recalled({ page: 'votes' })),
    answered('recallCheckout', recalled({ page: 'votes', refusedVotes: world.tooMany })),
    answered('loadContestant', world.met.open),
    ...outcomes.priceOutcomes(quoteOf(25), world.failure),
    { type: 'next.requested' },
  ],
  identity: (snapshot) => {
    const { votes, refusedVotes } = (snapshot as Snapshot).context;
    return [snapshot.value, votes, refusedVotes];
  },
};

/** Paths from a start with an invalid number of votes, which requests no price. */
const unpricedWalk: Walk = {
  events: [
    answered('recallCheckout', recalled({ page: 'votes', votes: '0' })),
    answered('loadContestant', world.met.open),
    { type: 'next.requested' },
  ],
  identity: (snapshot) => snapshot.value,
};

/** Paths of a sale that ends: before there is an order, and after. */
const saleWalk: Walk = {
  events: [
    answered('recallCheckout', recalled({ page: 'votes' })),
    answered('recallCheckout', recalled({ contact: world.contact })),
    answered('recallCheckout', recalled({ orderId: world.order.id })),
    answered('loadContestant', world.met.open),
    answered('loadContestant', { ...world.met.open, sale: world.sales.upcoming }),
    answered('findOrder', found(orders.payable)),
    answered('findOrder', found(orders.elsewhere)),
    answered('findOrder', found(orders.declined)),
    ...Object.values(world.sales).map((sale) => ({ type: 'sale.changed', sale })),
    { type: 'card.ready' },
    { type: 'contact.reopened' },
    { type: 'order.received', order: orders.expired },
  ],
  identity: (snapshot) => {
    const { context, value } = snapshot as Snapshot;
    const { page, order, outcome, sale } = context;
    return [value.steps, value.sale, page, order?.status, order?.payment?.mode, outcome, sale?.competes];
  },
};

/**
 * Whether a page of the checkout offers an event: it offers less than its machine accepts, and an order keeps
 * its gateway.
 */
function offered(state: AnyMachineSnapshot, event: ModelEvent): boolean {
  const snapshot = state as Snapshot;
  const { order, contact, tries } = snapshot.context;
  const placing = snapshot.matches({ steps: 'placing' });
  const mode = order?.payment?.mode;
  switch (event.type) {
    case 'contact.reopened':
      return (
        (!placing || tries?.state === 'exhausted') && !awaitsOutcome(snapshot.context) && !isOver(snapshot)
      );
    case 'retry.requested':
      return !placing || tries?.state === 'exhausted';
    case 'next.requested':
      return !isConfirmingSum(snapshot);
    case 'sum.confirmed':
      return isConfirmingSum(snapshot);
    case 'votes.changed':
    case 'price.retried':
      return snapshot.matches({ steps: 'choosing' }) && !isConfirmingSum(snapshot);
    case 'contact.changed':
      return event['value'] !== contact.email;
    case 'check.requested':
      return !snapshot.matches({ steps: { confirming: 'waiting' } });
    case 'payment.reopened':
      return mode !== undefined;
    case 'order.received': {
      const { payment } = event['order'] as NonNullable<typeof order>;
      return !payment || !mode || payment.mode === mode;
    }
    case 'card.ready':
      return mode === 'hosted_fields';
    default:
      return !event.type.startsWith('card.') || (mode === 'hosted_fields' && !isOpening(snapshot));
  }
}

const isOver = (snapshot: Snapshot) => snapshot.matches({ sale: { watched: 'closed' } });

/** A dialog covers the page. */
const isConfirmingSum = (snapshot: Snapshot) => snapshot.matches({ steps: { choosing: 'confirmingSum' } });

/** The card fields are not ready yet, and send no event but `card.ready`. */
const isOpening = (snapshot: Snapshot) => snapshot.matches({ steps: { paying: 'opening' } });

export const checkoutFlow: Flow = {
  name: 'checkout',
  ...words.checkoutWords,
  machine: checkoutMachine,
  walks: [stepWalk, priceWalk, unpricedWalk, saleWalk],
  offered,
  unoffered: [
    'checkout.steps.paying.opening on contact.reopened: no guard holds',
    'checkout.steps.paying.filling on contact.reopened: no guard holds',
    'checkout.steps.paying.declined on contact.reopened: no guard holds',
    'checkout.steps.paying.elsewhere on contact.reopened: no guard holds',
    'checkout.steps.confirming.slow on payment.reopened: no guard holds',
  ],
  replayedBy: 'src/pages/voter/checkout/checkout.paths.test.tsx',
  calls: ['recallCheckout', 'loadContestant', 'readQuote', 'prepareOrder', 'voteRetry', 'findOrder'],
  effects: ['visit', 'showAddress', 'keepDraft', 'sendAgain', 'checkNow'],
};
