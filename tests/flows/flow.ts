/** One machine as testers know it: its events as gestures, and what is then visible. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ModelOptions } from '../support/models/model.ts';

/**
 * The same in Arabic and in English; `{area:key}` quotes a word of the locales, so a changed label changes the
 * sentence.
 */
export type Sentence = readonly [ar: string, en: string];

/** By event type: the gesture or act that causes it. */
export type Gestures = Readonly<Record<string, Sentence | ((event: AnyEventObject) => Sentence)>>;

/** By resting state, as the path of its names: what is visible there. */
export type Sights = Readonly<
  Record<string, Sentence | ((snapshot: AnyMachineSnapshot) => readonly Sentence[])>
>;

/** A flow in the words of manual testers. */
export type FlowWords = {
  title: Sentence;
  /** How a tester gets to the start. */
  begin: Sentence;
  gestures: Gestures;
  sights: Sights;
};

export type Flow = FlowWords & {
  /** The machine's name. */
  name: string;
  machine: AnyStateMachine;
  /** The machine's input, if it needs one. */
  input?: unknown;
  /** Its paths come in pieces, each with its own events: together they cover the flow. */
  walks: readonly Pick<ModelOptions, 'events' | 'identity' | 'limit' | 'possible'>[];
  /** What is possible on its page in a state, where the page offers less than the machine accepts. */
  offered?: NonNullable<ModelOptions['possible']>;
  /** The test that replays the paths on the page; null without a page. */
  replayedBy: string | null;
  /** The promise actors, and the actions. */
  calls: readonly string[];
  effects: readonly string[];
  /** Delays that the machine draws at random, fixed here (ms). */
  steady?: Readonly<Record<string, number>>;
  /** What none of its paths can reach. */
  unreached?: { states: readonly string[]; transitions: readonly string[] };
  /** The transitions that its page never offers. */
  unoffered?: readonly string[];
};
