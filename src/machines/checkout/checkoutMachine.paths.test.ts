import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import * as world from '../../../tests/support/checkoutWorld.ts';
import { transitionPaths } from '../../../tests/support/model.ts';
import { coverageOf } from '../../../tests/support/modelCoverage.ts';
import { quoteOf } from '../../../tests/support/orderFixtures.ts';
import { Rehearsal, rehearse } from '../../../tests/support/replay.ts';
import { answered } from '../worldEvents.ts';
import { checkoutMachine } from './checkoutMachine.ts';
import * as outcomes from './checkoutOutcomes.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

const calls = ['recallCheckout', 'loadContestant', 'readQuote', 'prepareOrder', 'voteRetry', 'findOrder'];
const effects = ['visit', 'showAddress', 'keepDraft', 'sendAgain', 'checkNow'];
const { recalled, orders, found } = world;

const arrivals = outcomes.arrivalOutcomes({
  recalled: [
    recalled(),
    recalled({ votes: '0' }),
    recalled({ page: 'votes' }),
    recalled({ entryId: null }),
    recalled({ key: world.key, contact: world.contact }),
    recalled({ orderId: world.order.id }),
    recalled({ orderId: world.order.id, sentAway: world.order.id }),
    recalled({ orderId: world.order.id, page: 'success' }),
  ],
  met: Object.values(world.met),
  found: Object.values(orders).map(found),
  unknown: world.unknown,
  failure: world.failure,
});

/** Where the visitor stands; what the price does in the meantime is of no concern. */
const stepPaths = transitionPaths(checkoutMachine, {
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
      [context.outcome, context.failureHeard, context.attemptAt, context.sentAway],
    ];
  },
  limit: 20_000,
});

/** What the price does while the visitor chooses. */
const pricePaths = transitionPaths(checkoutMachine, {
  events: [
    answered('recallCheckout', recalled({ page: 'votes' })),
    answered('loadContestant', world.met.open),
    ...outcomes.priceOutcomes(quoteOf(25), world.failure),
    { type: 'next.requested' },
  ],
  identity: (snapshot) => [snapshot.value, (snapshot as Snapshot).context.votes],
});

/** One that begins with a number that nobody can order asks for no price. */
const unpricedPaths = transitionPaths(checkoutMachine, {
  events: [
    answered('recallCheckout', recalled({ page: 'votes', votes: '0' })),
    answered('loadContestant', world.met.open),
    { type: 'next.requested' },
  ],
  identity: (snapshot) => snapshot.value,
});

const paths = [...stepPaths, ...pricePaths, ...unpricedPaths];

describe('paths through the checkout', () => {
  it('reach every state and take every transition, each guard both ways', () => {
    const { states, transitions } = coverageOf(checkoutMachine, paths);
    expect([states.missed, transitions.missed]).toEqual([[], []]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('%s', async (_, path) => {
    const rehearsal = new Rehearsal(checkoutMachine, calls, effects);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });
});
