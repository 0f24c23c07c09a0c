/** A flow: one machine as testers know it, with its events as gestures and what is visible afterwards. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ModelOptions } from '../support/models/model.ts';

/**
 * One sentence in Arabic and in English. `{area:key}` quotes a word of the locales, so a changed label
 * changes the sentence.
 */
export type Sentence = readonly [ar: string, en: string];

/** By event type: the sentence for the gesture or act that causes the event. */
export type Gestures = Readonly<Record<string, Sentence | ((event: AnyEventObject) => Sentence)>>;

/** By resting state, named by its path: the sentences for what is visible there. */
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
  /** The pieces of the machine's paths, each with its own events: together they cover the machine. */
  walks: readonly Pick<ModelOptions, 'events' | 'identity' | 'limit' | 'possible'>[];
  /** Whether the page offers an event in a state, where the page offers less than the machine accepts. */
  offered?: NonNullable<ModelOptions['possible']>;
  /** The test that replays the paths on the page; null without a page. */
  replayedBy: string | null;
  /** `calls` names the promise actors of the machine, `effects` its actions. */
  calls: readonly string[];
  effects: readonly string[];
  /** Delays that the machine draws at random, fixed here (ms). */
  steady?: Readonly<Record<string, number>>;
  /** States and transitions that no path of the flow can reach. */
  unreached?: { states: readonly string[]; transitions: readonly string[] };
  /** The transitions that its page never offers. */
  unoffered?: readonly string[];
};
