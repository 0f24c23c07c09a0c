import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { noEntryFilters } from '../../../domain/staff/entryAddress.ts';
import { entryFileFlow } from '../../../tests/flows/entryFile/entryFileFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { entryFileMachine } from './entryFileMachine.ts';

walkMachine(entryFileFlow);

const filters = { ...noEntryFilters, status: 'pending' };

function start() {
  const calls = new HeldCalls();
  const sent: unknown[] = [];
  const machine = entryFileMachine.provide({
    actors: { countEntries: calls.actor('countEntries'), saveFile: calls.actor('saveFile') },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine, {
    input: filters,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        sent.push((event.event as { input?: unknown }).input);
    },
  }).start();
  return {
    actor,
    calls,
    sent,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function startReady(count = 3) {
  const started = start();
  await started.calls.answer('countEntries', { count, competition: null });
  return started;
}

it('counts and saves by the filters of the list, as a workbook without contacts unless another is chosen', async () => {
  const { actor, sent, calls, context } = await startReady();
  const contacts = { format: 'csv', contacts: true } as const;
  actor.send({ type: 'save.requested' });
  await calls.answer('saveFile', 'a.xlsx');
  actor.send({ type: 'choice.changed', choice: contacts });
  actor.send({ type: 'save.requested' });
  expect(sent.slice(1)).toEqual([
    { filters },
    { filters, choice: { format: 'xlsx', contacts: false } },
    { filters, choice: contacts },
  ]);
  expect(context().savedAs).toBe('a.xlsx');
});

it('saves no file without a row', async () => {
  const { actor, value } = await startReady(0);
  actor.send({ type: 'save.requested' });
  expect(value()).toBe('ready');
});

it('says why nothing was saved, until it is tried again', async () => {
  const { actor, calls, context, value } = await startReady();
  actor.send({ type: 'save.requested' });
  await calls.refuse('saveFile', networkError);
  expect([value(), context().formError]).toEqual(['ready', { word: 'network' }]);
  actor.send({ type: 'save.requested' });
  expect([value(), context().formError]).toEqual(['saving', null]);
});

it('says nothing of a step-up that the person gave up, nor of a file that the person cancelled', async () => {
  const { actor, calls, context, value } = await startReady();
  actor.send({ type: 'save.requested' });
  await calls.refuse('saveFile', messageError('Step up.', { status: 403, code: 'step_up_needed' }));
  expect([value(), context().formError]).toEqual(['ready', null]);
  actor.send({ type: 'save.requested' });
  actor.send({ type: 'save.cancelled' });
  expect([value(), context().formError, context().savedAs]).toEqual(['ready', null, null]);
});

it('ends the session that is over', async () => {
  const { actor, calls, value } = await startReady();
  actor.send({ type: 'save.requested' });
  await calls.refuse('saveFile', httpError({ status: 401 }));
  expect(value()).toBe('signedOut');
});
