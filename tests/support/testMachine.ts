/** A machine without effects, for walking through: the generator refuses machines that invoke or wait. */
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  createMachine,
} from 'xstate';

type NodeConfig = {
  id?: string;
  on?: Record<string, unknown>;
  invoke?: InvokeConfig | InvokeConfig[];
  after?: Record<string, unknown>;
  states?: Record<string, NodeConfig>;
};
type InvokeConfig = { id?: string; onDone?: unknown; onError?: unknown; onSnapshot?: unknown };

/** One event sent to one state: where it led, by name the transitions it took and the states they named, also in passing. */
export type Transit = {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  next: AnyMachineSnapshot;
  taken: string[];
  entered: string[];
};

/** A machine to walk through by hand. */
export type TestMachine = {
  machine: AnyStateMachine;
  step: (from: AnyMachineSnapshot, event: AnyEventObject) => Transit;
};

/**
 * The same states, guards, assigns and targets; what starts an effect (invoke, after) becomes the event that its end raises,
 * and every action that is not pure does nothing.
 * @param input what the machine begins with, where it needs anything
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
  // The generator's own scope is older than this xstate and lacks what it calls.
  machine.transition = (snapshot, event) => transition(snapshot, event, silentScope([]));
  machine.getInitialSnapshot = () => getInitialSnapshot(silentScope([]), input);
  return {
    machine,
    step: (from, event) => {
      const transitions: AnyTransitionDefinition[] = [];
      const next = transition(from, event, silentScope(transitions));
      const entered = transitions.flatMap(({ target }) => target?.map(({ id }) => id) ?? []);
      return { from, event, next, entered, taken: transitions.map(transitionName) };
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
  return machine.getInitialSnapshot(silentScope([]));
}

/** Runs nothing, and adds the transitions taken to `taken`. */
function silentScope(taken: AnyTransitionDefinition[]): AnyActorScope {
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
    actionExecutor: nothing,
    system: self.system,
  };
}

/** The guards that the event met and that let nothing pass. */
export function elsewhere({ from, event, taken }: Transit): string[] {
  return from._nodes
    .filter((node) => isGuardedThrough(node.transitions.get(event.type)))
    .filter(({ id }) => !taken.some((name) => name.startsWith(`${id} `) || name.startsWith(`${id}.`)))
    .map((node) => elseName(node, event.type));
}

/** Every transition of a machine by name, and every way past a guard that has no other branch. */
export function transitionNames(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat().map(transitionName),
    ...(node.always ?? []).map(transitionName),
    ...[...node.transitions].flatMap(([type, branches]) =>
      isGuardedThrough(branches) ? [elseName(node, type)] : [],
    ),
  ]);
}

export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

const isGuardedThrough = (branches: AnyTransitionDefinition[] | undefined) =>
  branches !== undefined && branches.every((branch) => branch.guard !== undefined);

const elseName = (node: AnyStateNode, type: string) => `${node.id} on ${type}: no guard holds`;

function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  const branch = branches && branches.length > 1 ? ` [${branches.indexOf(transition)}]` : '';
  const goal = target ? target.map((node) => node.id).join(', ') : 'stays';
  return `${source.id} on ${eventType || 'always'}${branch}: ${goal}`;
}
