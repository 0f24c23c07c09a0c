import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { noOrderFilters, type OrderFilters } from '../../../domain/staff/orderAddress.ts';
import type { StaffOrderPage } from '../../../domain/staff/staffContract.ts';
import { auditBrowseFlow } from '../../../tests/flows/staffBrowse/auditBrowseFlow.ts';
import { entryBrowseFlow } from '../../../tests/flows/staffBrowse/entryBrowseFlow.ts';
import { orderBrowseFlow } from '../../../tests/flows/staffBrowse/orderBrowseFlow.ts';
import { sentBrowseFlow } from '../../../tests/flows/staffBrowse/sentBrowseFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { orderPages, staffOrders } from '../../../tests/support/staffOrders/orderFacts.ts';
import { type BrowsePlace, type LoadedPage, orderBrowse } from './staffBrowseMachine.ts';

for (const flow of [auditBrowseFlow, entryBrowseFlow, orderBrowseFlow, sentBrowseFlow]) walkMachine(flow);

const { first, last } = orderPages;
const paid = { ...noOrderFilters, state: 'paid' };

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const asked: BrowsePlace<OrderFilters>[] = [];
  const signals: AbortSignal[] = [];
  const load = (name: string) =>
    fromPromise<LoadedPage<StaffOrderPage>, BrowsePlace<OrderFilters>>(({ input, signal }) => {
      asked.push(input);
      signals.push(signal);
      return calls.open<LoadedPage<StaffOrderPage>>(name);
    });
  const machine = orderBrowse.provide({
    actors: { loadPage: load('loadPage'), loadMore: load('loadMore') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine, { input: noOrderFilters }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [typeof value === 'string' ? value : value.browsing, context.rows] as const;
  };
  return { actor, calls, did, asked, signals, now };
}

it('the next page follows on the rows before, from where they ended', async () => {
  const { actor, calls, asked, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'more.requested' });
  expect(now()).toEqual(['loadingMore', first.page.data]);
  await calls.answer('loadMore', last);
  expect(now()).toEqual(['listed', staffOrders]);
  expect(asked).toEqual([
    { filters: noOrderFilters, after: null },
    { filters: noOrderFilters, after: first.page.next },
  ]);
  const { loadedAt, first: kept } = actor.getSnapshot().context;
  expect([loadedAt, kept]).toEqual([first.at, first.page]);
  actor.send({ type: 'more.requested' });
  expect(now()).toEqual(['listed', staffOrders]);
});

it('a changed filter aborts the call before it, whose late reply is dropped', async () => {
  const { actor, calls, asked, signals, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'more.requested' });
  actor.send({ type: 'filters.changed', filters: paid });
  expect([signals.map(({ aborted }) => aborted), asked.at(-1)]).toEqual([
    [false, true, false],
    { filters: paid, after: null },
  ]);
  await calls.answer('loadMore', last);
  expect(now()).toEqual(['loading', first.page.data]);
  await calls.answer('loadPage', last);
  expect([now(), actor.getSnapshot().context.shown]).toEqual([['listed', last.page.data], paid]);
});

it('the same filters again ask nothing', async () => {
  const { actor, calls, asked, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'filters.changed', filters: { ...noOrderFilters } });
  expect([asked.length, now()[0]]).toEqual([1, 'listed']);
});

it('a failed refresh keeps the rows and their time, and shows why', async () => {
  const { actor, calls, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadPage', networkError);
  const { loadedAt, shown, filters, formError } = actor.getSnapshot().context;
  expect([now(), loadedAt, shown, formError]).toEqual([
    ['failed', first.page.data],
    first.at,
    filters,
    { word: 'network' },
  ]);
});

it('a failure of other filters leaves the earlier rows marked as those of the earlier filters', async () => {
  const { actor, calls } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'filters.changed', filters: paid });
  await calls.refuse('loadPage', networkError);
  const { shown, filters } = actor.getSnapshot().context;
  expect([shown, filters]).toEqual([noOrderFilters, paid]);
});

it('a failed next page keeps the rows, and is tried again from the same place', async () => {
  const { actor, calls, asked, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'more.requested' });
  await calls.refuse('loadMore', networkError);
  expect(now()).toEqual(['moreFailed', first.page.data]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadMore', last);
  expect([now(), asked[1], actor.getSnapshot().context.formError]).toEqual([
    ['listed', staffOrders],
    asked[2],
    null,
  ]);
});

it.each(['loadPage', 'loadMore'])('a session that ended at %s leads to the sign-in', async (call) => {
  const { actor, calls, did, now } = start();
  if (call === 'loadMore') {
    await calls.answer('loadPage', first);
    actor.send({ type: 'more.requested' });
  }
  await calls.refuse(call, httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
