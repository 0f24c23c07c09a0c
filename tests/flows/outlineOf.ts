/** Turns a flow into an outline: gestures, what is newly visible after each, and the other effects. */
import type { ModelStep } from '../support/models/model.ts';
import { toTestMachine, type TestMachine } from '../support/models/testMachine.ts';
import { gestureOf, sightsOf } from './checklist.ts';
import type { Flow, Sentence } from './flow.ts';
import { machinePaths } from './flowPaths.ts';

/** Paths as a tree: paths with the same beginning share it. The keys tell steps apart. */
type Ways = Map<string, { line: string; ways: Ways }>;

/** The outline is in English, with the keys of labels: it changes with the flow, not with a label's text. */
export function outlineOf(flow: Flow): string {
  const { step } = toTestMachine(flow.machine, flow.input);
  const ways: Ways = new Map();
  for (const { steps } of machinePaths(flow)) {
    let here = ways;
    for (const index of steps.keys()) {
      const line = lineOf(flow, steps, index, step);
      const key = `${JSON.stringify(steps[index]!.event)} ${line}`;
      if (!here.has(key)) here.set(key, { line, ways: new Map() });
      here = here.get(key)!.ways;
    }
  }
  return `${linesOf(ways, 0).join('\n')}\n`;
}

const linesOf = (ways: Ways, depth: number): string[] =>
  [...ways.values()].flatMap(({ line, ways: on }) => [
    `${'  '.repeat(depth)}${line}`,
    ...linesOf(on, depth + 1),
  ]);

const english = ([, en]: Sentence) => en;

function lineOf(flow: Flow, steps: readonly ModelStep[], index: number, step: TestMachine['step']): string {
  const { event, state } = steps[index]!;
  const before = steps[index - 1]?.state;
  const known = new Set(before ? sightsOf(flow, before).map(english) : []);
  const news = sightsOf(flow, state)
    .map(english)
    .filter((sight) => !known.has(sight));
  const did = before ? step(before, event).did : [];
  const gesture = before ? english(gestureOf(flow, event)) : english(flow.begin);
  const does = did.length > 0 ? ` [${did.join(', ')}]` : '';
  return `${gesture} => ${news.length > 0 ? news.join(' ') : 'Nothing new.'}${does}`;
}
