/** Draws a machine as a Mermaid diagram. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventName, guardName, nodesOf } from '../support/models/machineNames.ts';

/** The words on the arrow of an event; its type is empty where the machine moves on at once. */
type EventWords = (eventType: string) => string;

const inCode: EventWords = (eventType) => (eventType === '' ? 'at once' : eventName(eventType));

/** The text of the diagram of a machine or of one of its states, a `stateDiagram-v2`. */
export function diagramOf(node: AnyStateNode, wordsOf = inCode): string {
  const arrows = nodesOf(node).flatMap((each) => arrowsFrom(each, wordsOf));
  // Mermaid draws parallel states only inside another.
  const states = node.type === 'parallel' ? stateLines(node) : insideOf(node);
  return ['stateDiagram-v2', ...states, ...arrows].join('\n');
}

/** The states of a machine that fit a diagram of their own: each of its parallel states, or all together. */
export const partsOf = ({ root }: AnyStateMachine): AnyStateNode[] =>
  root.type === 'parallel' ? Object.values(root.states) : [root];

const nameOf = ({ id }: AnyStateNode) => id.replaceAll(/\W/g, '_');

function insideOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  if (node.type === 'parallel')
    return children.flatMap((child, index) => [...(index > 0 ? ['--'] : []), ...stateLines(child)]);
  const first = node.initial?.target?.[0];
  return [...(first ? [`[*] --> ${nameOf(first)}`] : []), ...children.flatMap(stateLines)];
}

function stateLines(node: AnyStateNode): string[] {
  const head = `state "${node.key}" as ${nameOf(node)}`;
  const inside = insideOf(node);
  return inside.length === 0 ? [head] : [`${head} {`, ...inside.map((line) => `  ${line}`), '}'];
}

/**
 * The arrows of a state's transitions. A transition without a target gets an arrow only at a state without
 * child states.
 */
function arrowsFrom(node: AnyStateNode, wordsOf: EventWords): string[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap((transition) =>
    endsOf(transition).map(
      ([from, to]) => `${nameOf(from)} --> ${nameOf(to)} : ${labelOf(transition, wordsOf)}`,
    ),
  );
}

function endsOf({ source, target }: AnyTransitionDefinition): [from: AnyStateNode, to: AnyStateNode][] {
  if (!target) return Object.keys(source.states).length === 0 ? [[source, source]] : [];
  return target.flatMap((to) => {
    const end = isWithin(source, to) ? firstOf(to) : to;
    return startsOf(source, end).map((from): [AnyStateNode, AnyStateNode] => [from, end]);
  });
}

/**
 * The states at which an arrow begins. Mermaid cannot draw one from a state to its own child, so it begins at
 * the children instead.
 */
function startsOf(source: AnyStateNode, end: AnyStateNode): AnyStateNode[] {
  if (source === end || !isWithin(end, source)) return [source];
  const children = Object.values(source.states);
  const ways = source.type === 'parallel' ? children.filter((child) => isWithin(end, child)) : children;
  return ways.flatMap((child) => startsOf(child, end));
}

function firstOf(node: AnyStateNode): AnyStateNode {
  const first = node.initial?.target?.[0] ?? Object.values(node.states)[0];
  return first ? firstOf(first) : node;
}

const isWithin = (node: AnyStateNode, other: AnyStateNode): boolean =>
  node === other || (node.parent !== undefined && isWithin(node.parent, other));

function labelOf({ eventType, guard }: AnyTransitionDefinition, wordsOf: EventWords): string {
  const event = wordsOf(eventType);
  return guard === undefined ? event : `${event} [${guardName(guard)}]`;
}
