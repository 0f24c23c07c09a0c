/** Paths through a machine, replayed on the machine and on its page (decision D37). `xstate/graph` is the one-word exit. */
import { createTestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { elsewhere, type Transit } from './machineNames.ts';
import { initialOf, type TestMachine, toTestMachine } from './testMachine.ts';

export type ModelEvent = AnyEventObject;
export type ModelStep = { event: ModelEvent; state: AnyMachineSnapshot };

/** What to do on a path: `states` by state value (`*` for all other states), `events` by event type. */
type Handlers = {
  states?: Record<string, (state: AnyMachineSnapshot) => void | Promise<void>>;
  events?: Record<string, (step: ModelStep) => void | Promise<void>>;
};

export type ModelPath = {
  description: string;
  /** The steps in order; the first has the event `xstate.init`. */
  steps: ModelStep[];
  test: (handlers: Handlers) => Promise<unknown>;
};

export type ModelOptions = {
  /**
   * Every event to try, with its payload; also ends of calls and delays: `xstate.done.actor.x`,
   * `xstate.error.actor.x`, `xstate.after.x.y`.
   */
  events: readonly ModelEvent[];
  /** Whether an event is possible in a state: a page offers less than its machine accepts. */
  possible?: (snapshot: AnyMachineSnapshot, event: ModelEvent) => boolean;
  /** What tells one state of the search from another; values that grow without bound must not be in it. */
  identity?: (snapshot: AnyMachineSnapshot) => unknown;
  /** The input of the machine, if it needs one. */
  input?: unknown;
  /** Number of states after which the search throws. */
  limit?: number;
};

const valueAndContext = ({ value, context }: AnyMachineSnapshot): unknown => [value, context];

/**
 * Paths that take every transition that the events reach: the shortest way to its source, then the
 * transition. Where every branch of an event has a guard, a path also shows that no guard holds.
 */
export function transitionPaths(machine: AnyStateMachine, options: ModelOptions): ModelPath[] {
  const search = new Search(machine, options);
  return search.pathsOf(chooseByTransition(search.testMachine, search.ways, search.possible));
}

/** Paths that together reach every state, each path the shortest to its state. */
export function shortestPaths(machine: AnyStateMachine, options: ModelOptions): ModelPath[] {
  const search = new Search(machine, options);
  return search.pathsOf(chooseByState(search.ways));
}

/** The search for paths through a machine: it knows a shortest way to every state that the events reach. */
class Search {
  readonly testMachine: TestMachine;
  /** The ways to the states, and every beginning of such a way, the shortest first. */
  readonly ways: ModelStep[][];
  readonly possible: (snapshot: AnyMachineSnapshot) => ModelEvent[];
  readonly #model;

  constructor(machine: AnyStateMachine, options: ModelOptions) {
    const { events, identity = valueAndContext, limit = 3_000 } = options;
    this.testMachine = toTestMachine(machine, options.input);
    this.#model = createTestModel(this.testMachine.machine, {
      serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify(identity(snapshot)),
    });
    this.possible = (snapshot) =>
      possibleEvents(snapshot, events).filter((event) => options.possible?.(snapshot, event) ?? true);
    const shortest = this.#model.getShortestPaths({
      events: this.possible,
      traversalLimit: limit * events.length,
    });
    const ways = waysOf(shortest.map(({ steps }) => steps.slice(1).map(({ event }) => event)));
    this.ways = walkAll(this.testMachine, ways);
  }

  pathsOf(chosen: readonly ModelStep[][]): ModelPath[] {
    return withoutBeginnings(chosen).map((steps) => ({
      description: describe(steps),
      steps,
      test: (handlers) =>
        this.#model.testPath({ steps, state: steps.at(-1)!.state, weight: steps.length }, handlers),
    }));
  }
}

function possibleEvents(snapshot: AnyMachineSnapshot, events: readonly ModelEvent[]): ModelEvent[] {
  const types = new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents));
  return events.filter(({ type }) => types.has(type));
}

/** Every prefix of every path, shortest first: together they end in every state at least once. */
function waysOf(paths: readonly ModelEvent[][]): ModelEvent[][] {
  const beginnings = paths.flatMap((way) => [[], ...way.map((_, index) => way.slice(0, index + 1))]);
  const distinct = new Map(beginnings.map((way) => [JSON.stringify(way), way]));
  return [...distinct.values()].toSorted((a, b) => a.length - b.length);
}

/**
 * Walks each way with the test machine: the generator keeps one snapshot per identity, but the steps need the
 * snapshots that the events produce.
 */
function walkAll({ machine, step }: TestMachine, ways: readonly ModelEvent[][]): ModelStep[][] {
  const begin: ModelStep[] = [{ event: { type: 'xstate.init' }, state: initialOf(machine) }];
  const walked = new Map([['', begin]]);
  const keys = new Map<ModelEvent, string>();
  const keyOf = (way: readonly ModelEvent[]) =>
    way.map((event) => keys.getOrInsertComputed(event, JSON.stringify)).join();
  return ways.map((way) => {
    const before = walked.get(keyOf(way.slice(0, -1)))!;
    const event = way.at(-1);
    const steps = event ? [...before, { event, state: step(before.at(-1)!.state, event).next }] : begin;
    walked.set(keyOf(way), steps);
    return steps;
  });
}

function chooseByState(ways: readonly ModelStep[][]): ModelStep[][] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const names = way.at(-1)!.state._nodes.map(({ id }: { id: string }) => id);
    const news = names.filter((name) => !seen.has(name));
    for (const name of news) seen.add(name);
    return news.length > 0;
  });
}

function chooseByTransition(
  { step }: TestMachine,
  ways: readonly ModelStep[][],
  possible: (snapshot: AnyMachineSnapshot) => ModelEvent[],
): ModelStep[][] {
  const taken = new Set<string>();
  const chosen: ModelStep[][] = [];
  for (const way of ways) {
    const source = way.at(-1)!.state;
    for (const event of possible(source)) {
      const transit = step(source, event);
      const news = namesOf(transit).filter((name) => !taken.has(name));
      if (news.length === 0) continue;
      for (const name of news) taken.add(name);
      chosen.push([...way, { event, state: transit.next }]);
    }
  }
  return chosen;
}

const namesOf = (transit: Transit) => [...transit.taken, ...elsewhere(transit)];

function withoutBeginnings(paths: readonly ModelStep[][]): ModelStep[][] {
  const events = paths.map((steps) => steps.map(({ event }) => JSON.stringify(event)).join());
  return paths.filter((_, index) => !events.some((other) => other.startsWith(`${events[index]!},`)));
}

function describe(steps: readonly ModelStep[]): string {
  const words = steps
    .slice(1)
    .map(({ event: { type, ...payload } }) => [type, ...payloadWords(payload)].join(' '));
  return words.join(' → ');
}

const payloadWords = (payload: object) =>
  Object.values(payload).filter((value) => typeof value === 'number' || typeof value === 'string');
