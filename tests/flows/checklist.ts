/** Turns the paths of a flow into a checklist: gestures, and what is visible after each. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Language } from '../../src/i18n/language.ts';
import type { ModelPath, ModelStep } from '../support/models/model.ts';
import { eventName, guardsMet, restingIn } from '../support/models/machineNames.ts';
import { type TestMachine, toTestMachine } from '../support/models/testMachine.ts';
import type { Flow, Sentence } from './flow.ts';
import { sentenceIn, type Words } from './sentences.ts';
import { waitFor } from './worldWords.ts';

export type CheckedStep = {
  /** The gesture in words; empty for the start. */
  gesture: string;
  /** What is newly visible after the gesture. */
  sights: string[];
  /** The event that the gesture sends to the machine, and the verdicts of its guards. */
  event: string;
  guards: string[];
  states: string[];
};
export type Checklist = { title: string; begin: string; paths: CheckedStep[][] };

export function checklistOf(
  flow: Flow,
  paths: readonly ModelPath[],
  language: Language,
  words: Words,
): Checklist {
  const tell = (sentence: Sentence) => sentenceIn(language, sentence, words);
  const { step } = toTestMachine(flow.machine, flow.input);
  return {
    title: tell(flow.title),
    begin: tell(flow.begin),
    paths: paths.map(({ steps }) => steps.map((_, index) => checkedStep(flow, steps, index, tell, step))),
  };
}

function checkedStep(
  flow: Flow,
  steps: readonly ModelStep[],
  index: number,
  tell: (sentence: Sentence) => string,
  step: TestMachine['step'],
): CheckedStep {
  const { event, state } = steps[index]!;
  const before = index === 0 ? undefined : steps[index - 1]!.state;
  const known = new Set(before ? sightsOf(flow, before).map(tell) : []);
  return {
    gesture: before ? tell(gestureOf(flow, event)) : '',
    sights: sightsOf(flow, state)
      .map(tell)
      .filter((sight) => !known.has(sight)),
    event: eventName(event.type),
    guards: before ? guardsMet(step(before, event)) : [],
    states: restingIn(state),
  };
}

/** The gesture that causes an event. */
export function gestureOf(flow: Flow, event: ModelStep['event']): Sentence {
  const gesture = flow.gestures[event.type];
  const sentence =
    typeof gesture === 'function' ? gesture(event) : (gesture ?? waitFor(flow.machine, event.type));
  if (!sentence) throw new Error(`${flow.name} has no words for ${event.type}`);
  return sentence;
}

/** What is visible in a state. */
export function sightsOf(flow: Flow, state: AnyMachineSnapshot): Sentence[] {
  return restingIn(state).flatMap((name) => {
    const sight = flow.sights[name];
    if (!sight) throw new Error(`${flow.name} has no words for ${name}`);
    return typeof sight === 'function' ? sight(state) : [sight];
  });
}
