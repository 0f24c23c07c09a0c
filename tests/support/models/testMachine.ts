/**
 * Makes a copy of a machine without effects, because the path search refuses machines with calls and
 * delays.
 */
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  createMachine,
} from 'xstate';
import { type Transit, transitionName } from './machineNames.ts';

type NodeConfig = {
  id?: string;
  on?: Record<string, unknown>;
  invoke?: InvokeConfig | InvokeConfig[];
  after?: Record<string, unknown>;
  states?: Record<string, NodeConfig>;
};
type InvokeConfig = { id?: string; onDone?: unknown; onError?: unknown; onSnapshot?: unknown };

/** A machine without effects, and the function that takes one step of it. */
export type TestMachine = {
  machine: AnyStateMachine;
  step: (from: AnyMachineSnapshot, event: AnyEventObject) => Transit;
};

/**
 * Makes a copy of a machine without effects: states, guards, assignments and targets stay. Calls and delays
 * become the events that end them, and other actions do nothing.
 * @param input the input of the machine, if it needs one
 */
export function toTestMachine(original: AnyStateMachine, input?: unknown): TestMachine {
  const config = withoutEffects(original.config as NodeConfig, [original.id]);
  const machine = createMachine(config as Parameters<typeof createMachine>[0], {
    ...original.implementations,
    actors: {},
    actions: pureOnly(original.implementations.actions),
  }) as AnyStateMachine;
  const transition = machine.transition.bind(machine);
  const getInitialSnapshot = machine.getInitialSnapshot.bind(machine);
  // Replace the scope that the path search passes. It is of an older xstate and lacks functions that ours
  // calls.
  machine.transition = (snapshot, event) => transition(snapshot, event, silentScope());
  machine.getInitialSnapshot = () => getInitialSnapshot(silentScope(), input);
  return {
    machine,
    step: (from, event) => {
      const transitions: AnyTransitionDefinition[] = [];
      const did: string[] = [];
      const next = transition(from, event, silentScope(transitions, did));
      const entered = transitions.flatMap(({ target }) => target?.map(({ id }) => id) ?? []);
      return { from, event, next, entered, did, taken: transitions.map(transitionName) };
    },
  };
}

function withoutEffects({ invoke, after, states, ...rest }: NodeConfig, path: string[]): NodeConfig {
  const id = rest.id ?? path.join('.');
  const children = Object.entries(states ?? {});
  return {
    ...rest,
    on: { ...rest.on, ...invokeEnds(invoke, id), ...delayEnds(after, id) },
    ...(states && {
      states: Object.fromEntries(
        children.map(([key, child]) => [key, withoutEffects(child, [...path, key])]),
      ),
    }),
  };
}

function invokeEnds(invoke: NodeConfig['invoke'], nodeId: string): Record<string, unknown> {
  const invokes = invoke === undefined ? [] : [invoke].flat();
  const ends = invokes.flatMap(({ id, onDone, onError, onSnapshot }, index) => {
    const actor = id ?? `${index}.${nodeId}`;
    return [
      [`xstate.done.actor.${actor}`, onDone],
      [`xstate.error.actor.${actor}`, onError],
      [`xstate.snapshot.${actor}`, onSnapshot],
    ] as const;
  });
  return Object.fromEntries(ends.filter(([, transition]) => transition !== undefined));
}

function delayEnds(after: NodeConfig['after'], nodeId: string): Record<string, unknown> {
  const entries = Object.entries(after ?? {});
  return Object.fromEntries(entries.map(([delay, end]) => [`xstate.after.${delay}.${nodeId}`, end]));
}

const PURE = new Set<unknown>(['xstate.assign', 'xstate.raise', 'xstate.enqueueActions']);

function pureOnly(actions: AnyStateMachine['implementations']['actions']) {
  const isPure = (action: unknown) =>
    typeof action === 'function' && 'type' in action && PURE.has(action.type);
  return Object.fromEntries(
    Object.entries(actions ?? {}).map(([name, action]) => [name, isPure(action) ? action : () => {}]),
  );
}

export function initialOf(machine: AnyStateMachine): AnyMachineSnapshot {
  return machine.getInitialSnapshot(silentScope());
}

/**
 * A scope that runs no effects. It adds the transitions that are taken to `taken`, and the names of the
 * actions that would run to `did`.
 */
function silentScope(taken: AnyTransitionDefinition[] = [], did: string[] = []): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions);
  });
  const nothing = () => {};
  return {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type }) => void did.push(type),
    system: self.system,
  };
}
