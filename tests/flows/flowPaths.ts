/** The paths of a flow: those of its machine, or those that its page offers. */
import {
  type ModelOptions,
  type ModelPath,
  shortestPaths,
  transitionPaths,
} from '../support/models/model.ts';
import type { Flow } from './flow.ts';

/** `transitions` takes every transition and each guard both ways; `shortest` reaches every state only. */
export type Strategy = 'transitions' | 'shortest';

type Possible = NonNullable<ModelOptions['possible']>;

const finders = { transitions: transitionPaths, shortest: shortestPaths };

/** Paths by every event that the machine accepts, also those that its page never offers. */
export const machinePaths = (flow: Flow, strategy: Strategy = 'transitions'): ModelPath[] =>
  flow.walks.flatMap((walk) => finders[strategy](flow.machine, { ...walk, input: flow.input }));

/** Paths by the events that the page offers; a flow without `offered` offers all. */
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
