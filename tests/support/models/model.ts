/**
 * Finds paths through a machine, which tests then follow on the machine and on its page (decision D37). If
 * the package `@xstate/test` must go, `xstate/graph` has the same function.
 */
import { createTestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { elsewhere, type Transit } from './machineNames.ts';
import { initialOf, type TestMachine, toTestMachine } from './testMachine.ts';

export type ModelEvent = AnyEventObject;
export type ModelStep = { event: ModelEvent; state: AnyMachineSnapshot };

/** What to do along a path: `states` by state value (`*` for all others), `events` by event type. */
type Handlers = {
  states?: Record<string, (state: AnyMachineSnapshot) => void | Promise<void>>;
  events?: Record<string, (step: ModelStep) => void | Promise<void>>;
};

export type ModelPath = {
  description: string;
  /** The steps in order. The first has the event `xstate.init`. */
  steps: ModelStep[];
  test: (handlers: Handlers) => Promise<unknown>;
};

export type ModelOptions = {
  /**
   * All events to try, with their data. Ends of calls and delays are events too: `xstate.done.actor.x`,
   * `xstate.error.actor.x`, `xstate.after.x.y`.
   */
  events: readonly ModelEvent[];
  /** Whether an event can happen in a state: a page offers fewer than its machine accepts. */
  possible?: (snapshot: AnyMachineSnapshot, event: ModelEvent) => boolean;
  /**
   * What distinguishes states in the search. It must not contain values that can grow without limit, or the
   * search never ends.
   */
  identity?: (snapshot: AnyMachineSnapshot) => unknown;
  input?: unknown;
  /** After this many states the search gives up and throws. */
  limit?: number;
};

const valueAndContext = ({ value, context }: AnyMachineSnapshot): unknown => [value, context];

/**
 * Paths that take every transition that the events can cause: each goes the shortest way to the
 * transition's state and takes it. If all branches of an event have guards, a further path shows the case
 * that none lets the event through.
 */
export function transitionPaths(machine: AnyStateMachine, options: ModelOptions): ModelPath[] {
  const search = new Search(machine, options);
  return search.pathsOf(chooseByTransition(search.testMachine, search.ways, search.possible));
}

/** Paths that together reach every state that the events can reach, each by the shortest way. */
export function shortestPaths(machine: AnyStateMachine, options: ModelOptions): ModelPath[] {
  const search = new Search(machine, options);
  return search.pathsOf(chooseByState(search.ways));
}

/** Searches paths through a machine. It knows a shortest way to every state that the events can reach. */
class Search {
  readonly testMachine: TestMachine;
  /** The shortest ways to all states and all beginnings of these ways, sorted by length. */
  readonly ways: ModelStep[][];
  readonly possible: (snapshot: AnyMachineSnapshot) => ModelEvent[];
  readonly #model;

  constructor(machine: AnyStateMachine, options: ModelOptions) {
    const { events, identity = valueAndContext, limit = 3_000 } = options;
    const names = new WeakMap<AnyMachineSnapshot, string>();
    const serializeState = (snapshot: AnyMachineSnapshot) =>
      names.getOrInsertComputed(snapshot, () => JSON.stringify(identity(snapshot)));
    this.testMachine = toTestMachine(machine, options.input);
    this.#model = createTestModel(this.testMachine.machine, { serializeState });
    this.possible = (snapshot) =>
      possibleEvents(snapshot, events).filter((event) => options.possible?.(snapshot, event) ?? true);
    // Not by the model: it describes all paths and compares each with all others, which takes longer than the search.
    const shortest = getShortestPaths(this.testMachine.machine, {
      serializeState,
      events: this.possible,
      limit: limit * events.length,
    });
    const beginnings = beginningsOf(shortest.map(({ steps }) => steps.slice(1).map(({ event }) => event)));
    this.ways = walkAll(this.testMachine, beginnings);
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

/** A beginning of paths: one event after another beginning, or nothing at all. */
type Beginning = { length: number; last?: { before: Beginning; event: ModelEvent } };

/**
 * All beginnings of these paths, each once and sorted by length, with the paths themselves. Every state is
 * the end of one.
 */
function beginningsOf(paths: readonly ModelEvent[][]): Beginning[] {
  const none: Beginning = { length: 0 };
  const found = new Map<Beginning, Map<string, Beginning>>([[none, new Map()]]);
  const keys = new Map<ModelEvent, string>();
  // Longest first: the order decides which of several paths the tests follow.
  for (const path of paths.toSorted((a, b) => b.length - a.length)) {
    let before = none;
    for (const event of path) {
      const next = found.get(before)!;
      const key = keys.getOrInsertComputed(event, JSON.stringify);
      const beginning = next.get(key) ?? { length: before.length + 1, last: { before, event } };
      next.set(key, beginning);
      if (!found.has(beginning)) found.set(beginning, new Map());
      before = beginning;
    }
  }
  return [...found.keys()].toSorted((a, b) => a.length - b.length);
}

/**
 * Walks each beginning on the test machine. The search keeps one snapshot for all states that count as equal, but
 * steps need the snapshots that their own events lead to.
 */
function walkAll({ machine, step }: TestMachine, beginnings: readonly Beginning[]): ModelStep[][] {
  const walked = new Map<Beginning, ModelStep[]>();
  return beginnings.map((beginning) => {
    const { last } = beginning;
    const before = last && walked.get(last.before)!;
    const steps: ModelStep[] = before
      ? [...before, { event: last.event, state: step(before.at(-1)!.state, last.event).next }]
      : [{ event: { type: 'xstate.init' }, state: initialOf(machine) }];
    walked.set(beginning, steps);
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
