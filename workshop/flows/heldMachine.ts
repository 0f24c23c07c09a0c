import { type AnyActor, type AnyStateMachine, fromCallback } from 'xstate';
import type { Flow } from '../../tests/flows/flow.ts';

const NEVER_MS = 2 ** 31 - 1;

const named = <Value>(names: Iterable<string>, value: Value) =>
  Object.fromEntries([...names].map((name) => [name, value]));

/**
 * The flow's real machine with frozen effects: no calls, no side effects, no timers. Only events sent to its
 * actor change it.
 * `met` receives the actor that a page creates.
 */
export function heldMachine({ machine, effects }: Flow, met: (actor: AnyActor) => void): AnyStateMachine {
  const { actors, delays } = machine.implementations;
  const held = machine.provide({
    actors: named(
      Object.keys(actors ?? {}),
      fromCallback(() => {}),
    ),
    actions: named(effects, () => {}),
    delays: named(Object.keys(delays ?? {}), NEVER_MS),
  });
  const begin = held.getInitialSnapshot.bind(held);
  held.getInitialSnapshot = (scope, input) => {
    met(scope.self as AnyActor);
    return begin(scope, input);
  };
  return held;
}
