import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { decisionImportFlow } from '../../../tests/flows/decisionImport/decisionImportFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  carriedOut,
  chosenDecisions,
  fileChecked,
} from '../../../tests/support/staffEntries/decisionFacts.ts';
import { decisionImportMachine, type FileChecked } from './decisionImportMachine.ts';

walkMachine(decisionImportFlow);

async function start(checked: FileChecked = fileChecked.sound) {
  const calls = new HeldCalls();
  const sent: unknown[] = [];
  const machine = decisionImportMachine.provide({
    actors: { checkFile: calls.actor('checkFile'), importFile: calls.actor('importFile') },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        sent.push((event.event as { input?: unknown }).input);
    },
  }).start();
  actor.send({ type: 'file.chosen', file: chosenDecisions });
  await calls.answer('checkFile', checked);
  return {
    actor,
    calls,
    sent,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

it('decides nothing of a file with faults, nor of one that decides nothing', async () => {
  for (const [checked, state] of [
    [fileChecked.faulty, 'refused'],
    [fileChecked.idle, 'checked'],
  ] as const) {
    const { actor, value } = await start(checked);
    actor.send({ type: 'import.requested' });
    expect(value()).toBe(state);
  }
});

it('carries out the bytes that were checked, and again where the outcome is unknown', async () => {
  const { actor, calls, sent, value, context } = await start();
  actor.send({ type: 'import.requested' });
  await calls.refuse('importFile', networkError);
  actor.send({ type: 'file.chosen', file: chosenDecisions });
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  await calls.answer('importFile', carriedOut);
  const { bytes } = fileChecked.sound;
  expect(sent.slice(1)).toEqual([{ file: chosenDecisions }, { bytes }, { bytes }]);
  expect([value(), context().done]).toEqual(['done', 'done' in carriedOut && carriedOut.done]);
});

it('lists what changed since the check, and decides nothing', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'import.requested' });
  await calls.answer('importFile', fileChecked.faulty);
  expect([value(), context().faults, context().check]).toEqual(['refused', fileChecked.faulty.faults, null]);
});

it('says nothing of a step-up that the person gave up, and why a refusal decided nothing', async () => {
  const { actor, calls, value, context } = await start();
  actor.send({ type: 'import.requested' });
  await calls.refuse('importFile', messageError('Step up.', { status: 403, code: 'step_up_needed' }));
  expect([value(), context().formError]).toEqual(['checked', null]);
  actor.send({ type: 'import.requested' });
  await calls.refuse('importFile', messageError('Not here.', { status: 403, code: 'forbidden' }));
  expect([value(), context().formError]).toEqual(['checked', { sentence: 'Not here.' }]);
});

it('ends the session that is over', async () => {
  const { actor, calls, value } = await start();
  actor.send({ type: 'import.requested' });
  await calls.refuse('importFile', httpError({ status: 401 }));
  expect(value()).toBe('signedOut');
});
