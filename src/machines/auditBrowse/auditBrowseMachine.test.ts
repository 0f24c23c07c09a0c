import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { httpError, networkError } from '../../../domain/errors.ts';
import { noAuditFilters } from '../../../domain/staff/auditAddress.ts';
import { auditBrowseFlow } from '../../../tests/flows/auditBrowse/auditBrowseFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { auditLines, auditPages } from '../../../tests/support/audit/auditFacts.ts';
import { auditBrowseMachine, type AuditPlace, type LoadedAudit } from './auditBrowseMachine.ts';

walkMachine(auditBrowseFlow);

const { first, last } = auditPages;
const invitations = { ...noAuditFilters, action: 'staff.invited' };

function start() {
  const calls = new HeldCalls();
  const did: string[] = [];
  const asked: AuditPlace[] = [];
  const signals: AbortSignal[] = [];
  const load = (name: string) =>
    fromPromise<LoadedAudit, AuditPlace>(({ input, signal }) => {
      asked.push(input);
      signals.push(signal);
      return calls.open<LoadedAudit>(name);
    });
  const machine = auditBrowseMachine.provide({
    actors: { loadPage: load('loadPage'), loadMore: load('loadMore') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine, { input: noAuditFilters }).start();
  const now = () => {
    const { value, context } = actor.getSnapshot();
    return [typeof value === 'string' ? value : value.browsing, context.lines] as const;
  };
  return { actor, calls, did, asked, signals, now };
}

it('the next page follows on the lines before, from where they ended', async () => {
  const { actor, calls, asked, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'more.requested' });
  expect(now()).toEqual(['loadingMore', first.page.data]);
  await calls.answer('loadMore', last);
  expect(now()).toEqual(['listed', auditLines]);
  expect(asked).toEqual([
    { filters: noAuditFilters, after: null },
    { filters: noAuditFilters, after: first.page.next },
  ]);
  expect(actor.getSnapshot().context.loadedAt).toBe(first.at);
  actor.send({ type: 'more.requested' });
  expect(now()).toEqual(['listed', auditLines]);
});

it('a changed filter aborts the call before it, whose late reply is dropped', async () => {
  const { actor, calls, asked, signals, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'more.requested' });
  actor.send({ type: 'filters.changed', filters: invitations });
  expect([signals.map(({ aborted }) => aborted), asked.at(-1)]).toEqual([
    [false, true, false],
    { filters: invitations, after: null },
  ]);
  await calls.answer('loadMore', last);
  expect(now()).toEqual(['loading', first.page.data]);
  await calls.answer('loadPage', last);
  expect(now()).toEqual(['listed', last.page.data]);
  expect(actor.getSnapshot().context.shown).toEqual(invitations);
});

it('the same filters again ask nothing', async () => {
  const { actor, calls, asked, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'filters.changed', filters: { ...noAuditFilters } });
  expect([asked.length, now()[0]]).toEqual([1, 'listed']);
});

it('a failed refresh keeps the lines and their time', async () => {
  const { actor, calls, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'refresh.requested' });
  await calls.refuse('loadPage', networkError);
  expect(now()).toEqual(['failed', first.page.data]);
  const { loadedAt, shown, filters } = actor.getSnapshot().context;
  expect([loadedAt, shown]).toEqual([first.at, filters]);
});

it('a failure of other filters leaves the earlier lines marked as those of the earlier filters', async () => {
  const { actor, calls } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'filters.changed', filters: invitations });
  await calls.refuse('loadPage', networkError);
  const { shown, filters } = actor.getSnapshot().context;
  expect([shown, filters]).toEqual([noAuditFilters, invitations]);
});

it('a failed next page keeps the lines, and is tried again from the same place', async () => {
  const { actor, calls, asked, now } = start();
  await calls.answer('loadPage', first);
  actor.send({ type: 'more.requested' });
  await calls.refuse('loadMore', networkError);
  expect(now()).toEqual(['moreFailed', first.page.data]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadMore', last);
  expect([now(), asked[1]]).toEqual([['listed', auditLines], asked[2]]);
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
