/**
 * Makes every mutant of a machine: each guard negated, each target and first state swapped with a sibling,
 * each delay doubled, each action dropped.
 */
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import { eventName, guardName, nodesOf } from '../support/models/machineNames.ts';

type Config = Record<string, unknown>;
type Step = string | number;

/**
 * A change of one place of a machine's config. `at` is the path to that place: a branch of a transition, a
 * state, or the name of a delay.
 */
export type Mutant = { name: string; at: readonly Step[] } & (
  | { kind: 'guard negated' | 'delay doubled' }
  | { kind: 'target swapped'; index: number; target: string }
  | { kind: 'first state swapped'; target: string }
  | { kind: 'action dropped'; index: number }
);

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const delays = Object.keys(machine.implementations.delays ?? {}).map((delay): Mutant => ({
    kind: 'delay doubled',
    name: `${delay} doubled`,
    at: [delay],
  }));
  return [...nodesOf(machine.root).flatMap(inNode), ...delays];
}

function inNode(node: AnyStateNode): Mutant[] {
  const at = node.path.flatMap((key) => ['states', key]);
  const { on = {}, after = {}, invoke, always, onDone } = node.config as Config;
  const invokes = invoke === undefined ? [] : [invoke].flat();
  return [
    ...firstStates(node, at),
    ...(['entry', 'exit'] as const).flatMap((list) =>
      droppedFrom((node.config as Config)[list], [...at, list], `${node.id} ${list}`),
    ),
    ...Object.keys(on as object).flatMap((type) =>
      inTransition(node.transitions.get(type), [...at, 'on', type]),
    ),
    ...Object.keys(after as object).flatMap((delay) =>
      inTransition(node.transitions.get(`xstate.after.${delay}.${node.id}`), [...at, 'after', delay]),
    ),
    ...invokes.flatMap((each, index) => inInvoke(node, each as Config, [...at, 'invoke', index])),
    ...(always ? inTransition(node.always, [...at, 'always']) : []),
    ...(onDone ? inTransition(node.transitions.get(`xstate.done.state.${node.id}`), [...at, 'onDone']) : []),
  ];
}

function firstStates(node: AnyStateNode, at: readonly Step[]): Mutant[] {
  const first = (node.config as Config)['initial'];
  if (typeof first !== 'string') return [];
  return Object.keys(node.states)
    .filter((key) => key !== first)
    .map((target) => ({
      kind: 'first state swapped',
      name: `${node.id} begins in ${target}`,
      at,
      target,
    }));
}

const ends = { onDone: 'done.actor', onError: 'error.actor', onSnapshot: 'snapshot' };

function inInvoke(node: AnyStateNode, invoke: Config, at: readonly Step[]): Mutant[] {
  const id = (invoke['id'] as string | undefined) ?? `${at.at(-1)}.${node.id}`;
  return Object.entries(ends)
    .filter(([key]) => invoke[key] !== undefined)
    .flatMap(([key, type]) => inTransition(node.transitions.get(`xstate.${type}.${id}`), [...at, key]));
}

function inTransition(
  branches: readonly AnyTransitionDefinition[] | undefined,
  at: readonly Step[],
): Mutant[] {
  return (branches ?? []).flatMap((branch, index) => inBranch(branch, [...at, index], branches!.length));
}

function inBranch(branch: AnyTransitionDefinition, at: readonly Step[], of: number): Mutant[] {
  const { source, eventType, guard, target = [], actions } = branch;
  const place = of > 1 ? ` [${at.at(-1)}]` : '';
  const name = `${source.id} on ${eventName(eventType) || 'always'}${place}`;
  const negated: Mutant[] =
    guard === undefined ? [] : [{ kind: 'guard negated', name: `${name}: not ${guardName(guard)}`, at }];
  const swapped = target.flatMap((end, index) =>
    Object.values(end.parent?.states ?? {})
      .filter((sibling) => sibling !== end)
      .map((sibling): Mutant => ({
        kind: 'target swapped',
        name: `${name}: ${sibling.id} instead of ${end.id}`,
        at,
        index,
        target: `#${sibling.id}`,
      })),
  );
  return [...negated, ...swapped, ...droppedFrom(actions, at, name)];
}

function droppedFrom(actions: unknown, at: readonly Step[], name: string): Mutant[] {
  const list = actions === undefined ? [] : [actions].flat();
  return list.map((action, index) => ({
    kind: 'action dropped',
    name: `${name}: without ${guardName(action)} (${index})`,
    at,
    index,
  }));
}

/** A mutant that goes from state to state without end throws after this many steps, instead of hanging. */
const options = { maxIterations: 1_000 };

/** A machine with this mutant's change. */
export function mutated(
  create: (config: Config) => AnyStateMachine,
  original: Config,
  mutant: Mutant,
): AnyStateMachine {
  const config = { ...original, options };
  if (mutant.kind !== 'delay doubled')
    return create(changed(config, mutant.at, (part) => changeOf(part, mutant)));
  const machine = create(config);
  const [name] = mutant.at as [string];
  const delay = machine.implementations.delays?.[name] as number | ((...args: unknown[]) => number);
  const doubled = typeof delay === 'number' ? 2 * delay : (...args: unknown[]) => 2 * delay(...args);
  return machine.provide({ delays: { [name]: doubled } });
}

function changeOf(part: unknown, mutant: Mutant): unknown {
  switch (mutant.kind) {
    case 'first state swapped':
      return { ...(part as Config), initial: mutant.target };
    case 'action dropped':
      return Array.isArray(part) || isAction(part, mutant.at)
        ? without(part, mutant.index)
        : { ...(part as Config), actions: without((part as Config)['actions'], mutant.index) };
    case 'guard negated':
      return { ...(part as Config), guard: not((part as { guard: string }).guard) };
    case 'target swapped': {
      const branch = typeof part === 'string' ? { target: part } : (part as Config);
      const targets = [branch['target']]
        .flat()
        .map((end, index) => (index === mutant.index ? mutant.target : end));
      return { ...branch, target: targets };
    }
    default:
      return part;
  }
}

/**
 * Whether the part is a state's list of actions on entry or exit; the actions of a transition are in its
 * `actions`.
 */
const isAction = (_: unknown, at: readonly Step[]) => at.at(-1) === 'entry' || at.at(-1) === 'exit';

const without = (actions: unknown, index: number) => [actions].flat().filter((_, place) => place !== index);

/** A copy with one part changed. A number is an index into a list; a single value counts as a list of one. */
function changed(part: unknown, at: readonly Step[], change: (part: unknown) => unknown): Config {
  const [step, ...rest] = at;
  if (step === undefined) return change(part) as Config;
  if (typeof step === 'number') {
    const list = [part].flat();
    return list.map((each, index) =>
      index === step ? changed(each, rest, change) : each,
    ) as unknown as Config;
  }
  return { ...(part as Config), [step]: changed((part as Config)[step], rest, change) };
}
