import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PALETTE_PAUSE_MS } from '../../../domain/delays.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import { commandPaletteFlow } from '../../../tests/flows/commandPalette/commandPaletteFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { staffList } from '../../../tests/support/staff/staffFacts.ts';
import { commandPaletteMachine } from './commandPaletteMachine.ts';

walkMachine(commandPaletteFlow);

const { people } = staffList;

function start(readsPeople = true) {
  const calls = new HeldCalls();
  const clock = new SimulatedClock();
  const did: string[] = [];
  const machine = commandPaletteMachine.provide({
    actors: { loadPeople: calls.actor('loadPeople') },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine, { clock, input: { readsPeople } }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  const type = (text: string) => actor.send({ type: 'text.changed', text });
  return { actor, calls, clock, did, now, type };
}

const of = (text: string) => ({ text, readsPeople: true, people: null, formError: null });

it('the people load once the typing pauses, and only then', async () => {
  const { calls, clock, now, type } = start();
  type('هد');
  clock.increment(PALETTE_PAUSE_MS - 1);
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS - 1);
  expect(now()).toEqual([{ open: 'pausing' }, of('هدى')]);
  clock.increment(1);
  expect(now()).toEqual([{ open: 'searching' }, of('هدى')]);
  await calls.answer('loadPeople', people);
  expect(now()).toEqual([{ open: 'loaded' }, { ...of('هدى'), people }]);
});

it('a text that is taken back before the pause loads nothing', () => {
  const { clock, now, type } = start();
  type('هدى');
  type(' ');
  clock.increment(PALETTE_PAUSE_MS);
  expect(now()).toEqual([{ open: 'idle' }, of(' ')]);
});

it('loaded people serve every further text', async () => {
  const { calls, clock, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.answer('loadPeople', people);
  type('سلمى');
  clock.increment(PALETTE_PAUSE_MS);
  expect(now()).toEqual([{ open: 'loaded' }, { ...of('سلمى'), people }]);
});

it('never loads the people for a person who may not read them', () => {
  const { clock, now, type } = start(false);
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  expect(now()).toEqual([{ open: 'idle' }, { ...of('هدى'), readsPeople: false }]);
});

it('a failure keeps the text, and the search goes on when it is asked again', async () => {
  const { actor, calls, clock, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.refuse('loadPeople', networkError);
  type('هدى ا');
  expect(now()).toEqual([{ open: 'failed' }, { ...of('هدى ا'), formError: { word: 'network' } }]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('loadPeople', people);
  expect(now()).toEqual([{ open: 'loaded' }, { ...of('هدى ا'), people }]);
});

it('ends the session on the page when the search finds it over', async () => {
  const { calls, clock, did, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.refuse('loadPeople', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
