import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { httpError, messageError, networkError } from '../../../domain/errors.ts';
import { seasonImportFlow } from '../../../tests/flows/seasonImport/seasonImportFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import {
  chosenFile,
  importedSeason,
  readHalfWrong,
  readWhole,
} from '../../../tests/support/season/fileFacts.ts';
import { seasonImportMachine } from './seasonImportMachine.ts';

walkMachine(seasonImportFlow);

function start() {
  const calls = new HeldCalls();
  const sent: unknown[] = [];
  const machine = seasonImportMachine.provide({
    actors: { readFile: calls.actor('readFile'), importSeason: calls.actor('importSeason') },
    actions: { endSession: () => {} },
  });
  const actor = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.init')
        sent.push((event.event as { input?: unknown }).input);
    },
  }).start();
  return {
    actor,
    calls,
    inputs: () => sent.slice(1),
    choose: () => actor.send({ type: 'file.chosen', file: chosenFile }),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function startReady() {
  const started = start();
  started.choose();
  await started.calls.answer('readFile', readWhole);
  started.actor.send({ type: 'import.requested' });
  return started;
}

it('sends nothing of a file with faults, and keeps all of them until another file is chosen', async () => {
  const { actor, calls, choose, context, value } = start();
  choose();
  await calls.answer('readFile', readHalfWrong);
  actor.send({ type: 'import.requested' });
  expect([value(), context().faults, context().taken]).toEqual(['refused', readHalfWrong.faults, null]);
  choose();
  expect([value(), context().faults]).toEqual(['reading', []]);
});

it('repeats an import of unknown outcome with the same id, so that no second season is made', async () => {
  const { actor, calls, context, inputs, value } = await startReady();
  await calls.refuse('importSeason', networkError);
  expect([value(), context().formError]).toEqual(['unsure', { word: 'network' }]);
  actor.send({ type: 'file.chosen', file: chosenFile });
  expect(value()).toBe('unsure');
  actor.send({ type: 'retry.requested' });
  const [, first, second] = inputs();
  expect([first, second]).toEqual('taken' in readWhole && [readWhole.taken, readWhole.taken]);
  await calls.answer('importSeason', importedSeason);
  expect([value(), context().made]).toEqual(['done', 'event' in importedSeason && importedSeason.event]);
});

it('lists what only the server found, and makes nothing', async () => {
  const { calls, context, value } = await startReady();
  await calls.answer('importSeason', readHalfWrong);
  expect([value(), context().faults, context().taken]).toEqual(['refused', readHalfWrong.faults, null]);
});

it('can be sent again after a refusal that says why', async () => {
  const { actor, calls, context, value } = await startReady();
  await calls.refuse('importSeason', messageError('Not here.', { status: 403, code: 'forbidden' }));
  expect([value(), context().formError]).toEqual(['ready', { sentence: 'Not here.' }]);
  actor.send({ type: 'import.requested' });
  expect([value(), context().formError]).toEqual(['importing', null]);
});

it('says of a file that it cannot be read', async () => {
  const { calls, choose, context, value } = start();
  choose();
  await calls.refuse('readFile', new Error('It was moved.'));
  expect([value(), context().faults]).toEqual(['refused', [{ path: '', code: 'unreadable' }]]);
});

it('ends the session that is over', async () => {
  const { calls, value } = await startReady();
  await calls.refuse('importSeason', httpError({ status: 401 }));
  expect(value()).toBe('signedOut');
});
