/** One machine as its testers know it: what can happen in it, in gestures, and what is then to be seen. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { ModelOptions } from '../support/models/model.ts';

/** The same in Arabic and in English; `{area:key}` quotes a word of the locales, so that a changed label changes the sentence. */
export type Sentence = readonly [ar: string, en: string];

/** By event type: what one does, or brings about, to make it happen. */
export type Gestures = Readonly<Record<string, Sentence | ((event: AnyEventObject) => Sentence)>>;

/** By resting state, as the path of its names: what is to be seen there. */
export type Sights = Readonly<
  Record<string, Sentence | ((snapshot: AnyMachineSnapshot) => readonly Sentence[])>
>;

/** A flow in the words of those who test it by hand. */
export type FlowWords = {
  title: Sentence;
  /** How one comes to where it begins. */
  begin: Sentence;
  gestures: Gestures;
  sights: Sights;
};

export type Flow = FlowWords & {
  /** As its machine is called. */
  name: string;
  machine: AnyStateMachine;
  /** What the machine begins with, where it needs anything. */
  input?: unknown;
  /** Its paths are found in pieces, each with events of its own: together they reach all of it. */
  walks: readonly Pick<ModelOptions, 'events' | 'identity' | 'limit' | 'possible'>[];
  /** What can happen on its page in a state, where that offers less than the machine would hear. */
  offered?: NonNullable<ModelOptions['possible']>;
  /** The test that replays the paths on the page; null where there is no page. */
  replayedBy: string | null;
  /** The promise actors, and the effects of a moment. */
  calls: readonly string[];
  effects: readonly string[];
  /** Delays that the machine draws by lot, here in milliseconds that stand. */
  steady?: Readonly<Record<string, number>>;
  /** What none of its paths can reach. */
  unreached?: { states: readonly string[]; transitions: readonly string[] };
  /** The transitions that its page never offers. */
  unoffered?: readonly string[];
};
