import type { AnyStateMachine } from 'xstate';
import type { ModelPath } from './model.ts';
import { elsewhere, guardsMet, guardVerdicts, nodesOf, transitionNames } from './machineNames.ts';
import { toTestMachine } from './testMachine.ts';

/**
 * What paths reach and miss of a machine, by name: states, transitions (also the case that no guard lets an
 * event through), and both results of each guard.
 */
export type Coverage = {
  states: { reached: string[]; missed: string[] };
  transitions: { reached: string[]; missed: string[] };
  guards: { reached: string[]; missed: string[] };
};

/** Walks the paths on the machine and names what they reach and what they miss. */
export function coverageOf(machine: AnyStateMachine, paths: readonly ModelPath[], input?: unknown): Coverage {
  const { machine: testMachine, step } = toTestMachine(machine, input);
  const states = new Set<string>();
  const transitions = new Set<string>();
  const guards = new Set<string>();
  for (const { steps } of paths) {
    for (const [index, { event, state }] of steps.entries()) {
      for (const node of state._nodes) states.add(node.id);
      const from = steps[index - 1]?.state;
      if (!from) continue;
      const transit = step(from, event);
      for (const id of transit.entered) states.add(id);
      for (const name of [...transit.taken, ...elsewhere(transit)]) transitions.add(name);
      for (const name of guardsMet(transit)) guards.add(name);
    }
  }
  const allStates = nodesOf(testMachine.root).map((node) => node.id);
  return {
    states: divide(allStates, states),
    transitions: divide(transitionNames(testMachine), transitions),
    guards: divide(guardVerdicts(testMachine), guards),
  };
}

function divide(all: readonly string[], found: ReadonlySet<string>) {
  return { reached: all.filter((name) => found.has(name)), missed: all.filter((name) => !found.has(name)) };
}
