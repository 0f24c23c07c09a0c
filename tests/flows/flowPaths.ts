/** The paths of a flow: those of its machine, or those that its page offers. */
import {
  type ModelOptions,
  type ModelPath,
  shortestPaths,
  transitionPaths,
} from '../support/models/model.ts';
import type { Flow } from './flow.ts';

/** `transitions` takes every transition and each guard both ways; `shortest` reaches every state, and no more. */
export type Strategy = 'transitions' | 'shortest';

type Possible = NonNullable<ModelOptions['possible']>;

const finders = { transitions: transitionPaths, shortest: shortestPaths };

/** All that the machine would hear. */
export const machinePaths = (flow: Flow, strategy: Strategy = 'transitions'): ModelPath[] =>
  flow.walks.flatMap((walk) => finders[strategy](flow.machine, { ...walk, input: flow.input }));

/** What a visitor can do on the page, which is all of it where nothing else is said. */
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
