import { expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { PALETTE_PAUSE_MS } from '../../../domain/delays.ts';
import { httpError, networkError } from '../../../domain/errors.ts';
import type { RecordKind } from '../../../domain/staff/foundRecords.ts';
import { commandPaletteFlow } from '../../../tests/flows/commandPalette/commandPaletteFlow.ts';
import { HeldCalls } from '../../../tests/support/models/replay.ts';
import { walkMachine } from '../../../tests/support/models/walkMachine.ts';
import { staffList } from '../../../tests/support/staff/staffFacts.ts';
import { foundEntry } from '../../../tests/support/staffEntries/entryFacts.ts';
import { commandPaletteMachine, type PaletteFound, type PaletteSearch } from './commandPaletteMachine.ts';

walkMachine(commandPaletteFlow);

const { people } = staffList;
const found = [foundEntry];

function start(input: { readsPeople: boolean; records: readonly RecordKind[] } = bothKinds) {
  const calls = new HeldCalls();
  const clock = new SimulatedClock();
  const did: string[] = [];
  const asked: PaletteSearch[] = [];
  const machine = commandPaletteMachine.provide({
    actors: {
      search: fromPromise<PaletteFound, PaletteSearch>(({ input: search }) => {
        asked.push(search);
        return calls.open<PaletteFound>('search');
      }),
    },
    actions: { endSession: () => void did.push('session over') },
  });
  const actor = createActor(machine, { clock, input }).start();
  const now = () => [actor.getSnapshot().value, actor.getSnapshot().context];
  const type = (text: string) => actor.send({ type: 'text.changed', text });
  return { actor, asked, calls, clock, did, now, type };
}

const bothKinds = { readsPeople: true, records: ['entry'] as const };
const peopleOnly = { readsPeople: true, records: [] };
const of = (text: string, more: object = {}) => ({
  text,
  ...bothKinds,
  people: null,
  found: [],
  formError: null,
  ...more,
});

it('searches once the typing pauses, and only then', async () => {
  const { asked, calls, clock, now, type } = start();
  type('هد');
  clock.increment(PALETTE_PAUSE_MS - 1);
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS - 1);
  expect(now()).toEqual([{ open: 'pausing' }, of('هدى')]);
  clock.increment(1);
  expect(now()).toEqual([{ open: 'searching' }, of('هدى')]);
  await calls.answer('search', { people, found });
  expect(now()).toEqual([{ open: 'loaded' }, of('هدى', { people, found })]);
  expect(asked).toEqual([{ text: 'هدى', ...bothKinds, people: null }]);
});

it('a text that is taken back before the pause searches nothing', () => {
  const { clock, now, type } = start();
  type('هدى');
  type(' ');
  clock.increment(PALETTE_PAUSE_MS);
  expect(now()).toEqual([{ open: 'idle' }, of(' ')]);
});

it('a further text is searched without loading the people again, and shows no records of the text before', async () => {
  const { asked, calls, clock, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.answer('search', { people, found });
  type('سلمى');
  expect(now()).toEqual([{ open: 'pausing' }, of('سلمى', { people })]);
  clock.increment(PALETTE_PAUSE_MS);
  expect(asked.at(-1)).toEqual({ text: 'سلمى', ...bothKinds, people });
});

it('a text that changes during a search drops its late reply', async () => {
  const { calls, clock, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  type('هدى ا');
  await calls.answer('search', { people, found });
  expect(now()).toEqual([{ open: 'pausing' }, of('هدى ا')]);
});

it('loaded people serve every further text of a person who finds no records', async () => {
  const { calls, clock, now, type } = start(peopleOnly);
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.answer('search', { people, found: [] });
  type('سلمى');
  clock.increment(PALETTE_PAUSE_MS);
  expect(now()).toEqual([{ open: 'idle' }, of('سلمى', { ...peopleOnly, people })]);
});

it('searches nothing for a person who may find neither people nor records', () => {
  const nothing = { readsPeople: false, records: [] };
  const { clock, now, type } = start(nothing);
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  expect(now()).toEqual([{ open: 'idle' }, of('هدى', nothing)]);
});

it('a failure keeps the text, and the search goes on when it is asked again', async () => {
  const { actor, calls, clock, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.refuse('search', networkError);
  expect(now()).toEqual([{ open: 'failed' }, of('هدى', { formError: { word: 'network' } })]);
  actor.send({ type: 'retry.requested' });
  await calls.answer('search', { people, found });
  expect(now()).toEqual([{ open: 'loaded' }, of('هدى', { people, found })]);
});

it('ends the session on the page when the search finds it over', async () => {
  const { calls, clock, did, now, type } = start();
  type('هدى');
  clock.increment(PALETTE_PAUSE_MS);
  await calls.refuse('search', httpError({ status: 401 }));
  expect([now()[0], did]).toEqual(['signedOut', ['session over']]);
});
