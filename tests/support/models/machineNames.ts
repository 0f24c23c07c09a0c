/** Names the parts of a machine: its states, events, transitions and guards. */
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';

/**
 * What one event did in one state: the next state, and the names of transitions taken and states entered.
 */
export type Transit = {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  next: AnyMachineSnapshot;
  taken: string[];
  entered: string[];
  /** The names of the effects that the event would have had. */
  did: string[];
};

/** The type of an event in words that people can read. */
export const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1');

type GuardLike = { type?: string; params?: object | (() => object); name?: string; guards?: unknown[] };

/** The name of a guard, followed by its fixed parameters if it has any. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, params, name, guards } = guard as GuardLike;
  if (guards) return `${name}(${guards.map(guardName).join(', ')})`;
  const fixed = typeof params === 'object' ? ` ${Object.values(params).join(', ')}` : '';
  return `${type ?? name ?? 'unnamed'}${fixed}`;
}

/** Names the states that know the event but in which no guard let it through. */
export function elsewhere({ from, event, taken }: Transit): string[] {
  return from._nodes
    .filter((node) => isGuardedThrough(node.transitions.get(event.type)))
    .filter(({ id }) => !taken.some((name) => name.startsWith(`${id} `) || name.startsWith(`${id}.`)))
    .map((node) => elseName(node, event.type));
}

/**
 * Names all transitions of a machine. If all branches of an event have guards, it also names the case that
 * none of them lets the event through.
 */
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

export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  const branch = branches && branches.length > 1 ? ` [${branches.indexOf(transition)}]` : '';
  const goal = target ? target.map((node) => node.id).join(', ') : 'stays';
  return `${source.id} on ${eventType || 'always'}${branch}: ${goal}`;
}

/** Names the guards that the machine evaluated for the event, each with its result. */
export function guardsMet({ from, event, next, taken }: Transit): string[] {
  const asked = from._nodes.flatMap((node) => judged(node.transitions.get(event.type), taken, node));
  const passed = nodesOf(from.machine.root)
    .filter(({ always = [] }) => always.some((branch) => taken.includes(transitionName(branch))))
    .flatMap((node) => judged(node.always, taken, node));
  return [...asked, ...passed, ...next._nodes.flatMap((node) => judged(node.always, [], node))];
}

function judged(
  branches: readonly AnyTransitionDefinition[] | undefined,
  taken: readonly string[],
  { id }: AnyStateNode,
): string[] {
  if (!branches) return [];
  const chosen = branches.findIndex((branch) => taken.includes(transitionName(branch)));
  // A child state handled the event, so the machine did not ask this state.
  if (chosen === -1 && taken.some((name) => name.startsWith(`${id}.`))) return [];
  const met = chosen === -1 ? branches : branches.slice(0, chosen + 1);
  return met.flatMap((branch) => (branch.guard ? [verdictOn(branch, branch === branches[chosen])] : []));
}

/** Names all guards of a machine, each with both results: what tests should reach. */
export function guardVerdicts(machine: AnyStateMachine): string[] {
  const transitions = nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
  return transitions
    .filter(({ guard }) => guard !== undefined)
    .flatMap((transition) => [verdictOn(transition, true), verdictOn(transition, false)]);
}

const verdictOn = ({ source, eventType, guard }: AnyTransitionDefinition, holds: boolean) =>
  `${source.id} on ${eventType || 'always'}: ${guardName(guard)} ${holds ? 'holds' : 'does not hold'}`;

/** The paths of the states in which a machine can rest. It leaves out those that lead on at once. */
export function restingStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter(({ states }) => Object.keys(states).length === 0)
    .filter(({ always }) => !always?.some(({ guard }) => guard === undefined))
    .map(({ path }) => path.join('.'));
}

/** The paths of the states in which a snapshot rests. */
export function restingIn({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .map(({ path }: { path: string[] }) => path.join('.'));
}
