/** The path generator itself, on a machine small enough to know by heart. */
import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { shortestPaths, transitionPaths } from '../../tests/support/models/model.ts';
import { coverageOf } from '../../tests/support/models/modelCoverage.ts';
import { Rehearsal, rehearse } from '../../tests/support/models/replay.ts';
import { unprovidedAction, unprovidedCallback, unprovidedIn, unprovidedPromise } from './unprovided.ts';
import { answered, elapsed, refused } from './worldEvents.ts';

const doorMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as { type: 'key.turned' } | { type: 'bell.rung' },
  },
  actors: { open: unprovidedPromise<string>('open') },
  guards: { triedTwice: ({ context }) => context.tries >= 2 },
  actions: {
    count: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: unprovidedAction('ring'),
  },
  delays: { rest: 500 },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'shut',
  states: {
    shut: { on: { 'key.turned': 'opening', 'bell.rung': { guard: 'triedTwice', actions: 'ring' } } },
    opening: {
      invoke: {
        id: 'open',
        src: 'open',
        onDone: 'open',
        onError: [
          { guard: 'triedTwice', target: 'jammed' },
          { target: 'shut', actions: 'count' },
        ],
      },
    },
    open: { after: { rest: 'shut' } },
    jammed: {},
  },
});
const events = [
  { type: 'key.turned' },
  { type: 'bell.rung' },
  answered('open', 'wide'),
  refused('open', 'stuck'),
  elapsed('rest', 'door.open'),
];
const paths = transitionPaths(doorMachine, { events });

describe('generated paths', () => {
  it('take every transition and each guard both ways, by the shortest way', () => {
    expect(coverageOf(doorMachine, paths)).toEqual({
      states: { reached: ['door', 'door.shut', 'door.opening', 'door.open', 'door.jammed'], missed: [] },
      transitions: {
        reached: [
          'door.shut on key.turned: door.opening',
          'door.shut on bell.rung: stays',
          'door.shut on bell.rung: no guard holds',
          'door.opening on xstate.done.actor.open: door.open',
          'door.opening on xstate.error.actor.open [0]: door.jammed',
          'door.opening on xstate.error.actor.open [1]: door.shut',
          'door.open on xstate.after.rest.door.open: door.shut',
        ],
        missed: [],
      },
      guards: {
        reached: [
          'door.shut on bell.rung: triedTwice holds',
          'door.shut on bell.rung: triedTwice does not hold',
          'door.opening on xstate.error.actor.open: triedTwice holds',
          'door.opening on xstate.error.actor.open: triedTwice does not hold',
        ],
        missed: [],
      },
    });
    expect(paths.map((path) => path.steps.length - 1)).toEqual([1, 3, 5, 6]);
  });

  it('reach every state by the shortest path on request', () => {
    expect(shortestPaths(doorMachine, { events }).map(({ description }) => description)).toEqual([
      'key.turned → xstate.done.actor.open wide',
      'key.turned → xstate.error.actor.open stuck → key.turned → xstate.error.actor.open stuck → key.turned → xstate.error.actor.open stuck',
    ]);
  });

  it('say what they cannot reach', () => {
    const without = events.filter(({ type }) => type !== 'xstate.error.actor.open');
    const { states, transitions } = coverageOf(
      doorMachine,
      transitionPaths(doorMachine, { events: without }),
    );
    expect([states.missed, transitions.missed]).toEqual([
      ['door.jammed'],
      [
        'door.shut on bell.rung: stays',
        'door.opening on xstate.error.actor.open [0]: door.jammed',
        'door.opening on xstate.error.actor.open [1]: door.shut',
      ],
    ]);
  });

  it.each(paths.map((path) => [path.description, path] as const))('replay: %s', async (_, path) => {
    const rehearsal = new Rehearsal(doorMachine, ['open'], ['ring']);
    expect(await rehearse(path, rehearsal)).toEqual(path.steps.at(-1)?.state.value);
  });

  it('fail on a machine that does something else', async () => {
    const neverJams = doorMachine.provide({ guards: { triedTwice: () => false } });
    const toJammed = paths.find((path) => path.steps.at(-1)?.state.matches('jammed'))!;
    await expect(rehearse(toJammed, new Rehearsal(neverJams, ['open'], ['ring']))).rejects.toThrow('jammed');
  });
});

describe('placeholders', () => {
  it('are named until somebody provides them', () => {
    expect(unprovidedIn(doorMachine)).toEqual(['open', 'ring']);
    const provided = doorMachine.provide({ actors: { open: fromPromise(async () => 'wide') } });
    expect(unprovidedIn(provided)).toEqual(['ring']);
  });

  it('are found in the machines that a machine invokes', () => {
    const house = setup({ actors: { door: doorMachine, watch: unprovidedCallback('watch') } });
    expect(unprovidedIn(house.createMachine({}))).toEqual(['door.open', 'door.ring', 'watch']);
  });

  it('fail by name when used', () => {
    expect(unprovidedAction('ring')).toThrow('ring was not provided');
    expect(unprovidedIn(setup({ actors: { watch: unprovidedCallback('watch') } }).createMachine({}))).toEqual(
      ['watch'],
    );
  });
});
