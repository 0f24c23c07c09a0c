/** Makes the paths of a flow: by all events of its machine, or by those that its page offers. */
import {
  type ModelOptions,
  type ModelPath,
  shortestPaths,
  transitionPaths,
} from '../support/models/model.ts';
import type { Flow } from './flow.ts';

/**
 * `transitions`: paths over every transition, with each guard both ways. `shortest`: one path to every state.
 */
export type Strategy = 'transitions' | 'shortest';

type Possible = NonNullable<ModelOptions['possible']>;

const finders = { transitions: transitionPaths, shortest: shortestPaths };

/** Paths by all events that the machine accepts, also those that its page never offers. */
export const machinePaths = (flow: Flow, strategy: Strategy = 'transitions'): ModelPath[] =>
  flow.walks.flatMap((walk) => finders[strategy](flow.machine, { ...walk, input: flow.input }));

/** Paths by the events that the page offers; for a flow without `offered`, by all events. */
export const pagePaths = (flow: Flow, strategy: Strategy = 'transitions'): ModelPath[] =>
  flow.walks.flatMap((walk) =>
    finders[strategy](flow.machine, {
      ...walk,
      input: flow.input,
      possible: both(walk.possible, flow.offered),
    }),
  );

const both =
  (...each: readonly (Possible | undefined)[]): Possible =>
  (snapshot, event) =>
    each.every((possible) => possible?.(snapshot, event) ?? true);
