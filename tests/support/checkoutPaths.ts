/** The paths through the checkout: those of its machine, or those that its pages offer. */
import type { SnapshotFrom } from 'xstate';
import { checkoutMachine } from '../../src/machines/checkout/checkoutMachine.ts';
import * as outcomes from '../../src/machines/checkout/checkoutOutcomes.ts';
import { answered } from '../../src/machines/worldEvents.ts';
import * as world from './checkoutWorld.ts';
import { type ModelOptions, type ModelPath, transitionPaths } from './model.ts';
import { quoteOf } from './orderFixtures.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export const checkoutCalls = [
  'recallCheckout',
  'loadContestant',
  'readQuote',
  'prepareOrder',
  'voteRetry',
  'findOrder',
];
export const checkoutEffects = ['visit', 'showAddress', 'keepDraft', 'sendAgain', 'checkNow'];
const { recalled, orders, found } = world;

const arrivals = outcomes.arrivalOutcomes({
  recalled: [
    recalled(),
    recalled({ votes: '0' }),
    recalled({ page: 'votes' }),
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

type Possible = ModelOptions['possible'];

/** Where the visitor stands; what the price does in the meantime is of no concern. */
const stepPaths = (possible: Possible) =>
  transitionPaths(checkoutMachine, {
    ...(possible && { possible }),
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
        [context.contact.email, context.judged.length, context.key === null, context.votes],
        [context.outcome, context.failureHeard, context.attemptAt, context.begun, context.tries?.state],
      ];
    },
    limit: 20_000,
  });

/** What the price does while the visitor chooses. */
const pricePaths = (possible: Possible) =>
  transitionPaths(checkoutMachine, {
    ...(possible && { possible }),
    events: [
      answered('recallCheckout', recalled({ page: 'votes' })),
      answered('loadContestant', world.met.open),
      ...outcomes.priceOutcomes(quoteOf(25), world.failure),
      { type: 'next.requested' },
    ],
    identity: (snapshot) => [snapshot.value, (snapshot as Snapshot).context.votes],
  });

/** One that begins with a number that nobody can order asks for no price. */
const unpricedPaths = (possible: Possible) =>
  transitionPaths(checkoutMachine, {
    ...(possible && { possible }),
    events: [
      answered('recallCheckout', recalled({ page: 'votes', votes: '0' })),
      answered('loadContestant', world.met.open),
      { type: 'next.requested' },
    ],
    identity: (snapshot) => snapshot.value,
  });

/** @param possible what can happen in a state, where a page offers less than its machine would hear */
export const checkoutPaths = (possible?: Possible): ModelPath[] => [
  ...stepPaths(possible),
  ...pricePaths(possible),
  ...unpricedPaths(possible),
];
