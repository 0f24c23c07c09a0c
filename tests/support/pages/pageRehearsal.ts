/** Follows a path on a rendered page. Its machine is real; the test answers calls, and time is faked. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type AnyActorLogic, type AnyEventObject, type AnyStateMachine, fromCallback } from 'xstate';
import type { LoadRetry } from '../../../src/machines/loadRetry.ts';
import type { ModelPath, ModelStep } from '../models/model.ts';
import { delayOf, HeldCalls } from '../models/replay.ts';

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

type Tell = (event: AnyEventObject) => void;
type Gesture = (event: AnyEventObject) => void;

export type World = {
  /**
   * The names of the actors that are calls, which wait for the test's answer. Other actors send only what
   * the test tells them to.
   */
  calls?: readonly string[];
  /** The names of the actions, which are only noted. */
  effects?: readonly string[];
  /** Delays that never end by themselves during a path. */
  endless?: readonly string[];
  /** Actors that are machines themselves. Their calls wait for the test, too. */
  machines?: (calls: HeldCalls) => Readonly<Record<string, AnyActorLogic>>;
};

const FOREVER_MS = 2 ** 31 - 1;

/** The machine of a page, with everything that reaches it from outside. */
export class PageRehearsal<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly calls = new HeldCalls();
  /** The names of the actions that ran so far. */
  readonly did: string[] = [];
  readonly #original: Machine;
  readonly #running = new Map<string, Tell>();

  constructor(machine: Machine, { calls = [], effects = [], endless = [], machines }: World) {
    const names = Object.keys(machine.implementations.actors ?? {});
    this.#original = machine;
    this.machine = machine.provide({
      actors: {
        ...Object.fromEntries(
          names.map((name) => [name, calls.includes(name) ? this.calls.actor(name) : this.#watch(name)]),
        ),
        ...machines?.(this.calls),
      },
      actions: Object.fromEntries(effects.map((name) => [name, () => void this.did.push(name)])),
      delays: Object.fromEntries(endless.map((name) => [name, FOREVER_MS])),
    }) as Machine;
  }

  /** The names of the long-lived actors that run now: streams, polls, clocks, watchers. */
  get running(): string[] {
    return [...this.#running.keys()];
  }

  /** Sends an event to the machine through its first running long-lived actor. */
  async tell(event: AnyEventObject): Promise<void> {
    const [tell] = this.#running.values();
    if (!tell) throw new Error('Nothing listens to the world');
    await act(async () => tell(event));
  }

  async answer(name: string, output: unknown): Promise<void> {
    await act(() => this.calls.answer(name, output));
  }

  async refuse(name: string, error: unknown): Promise<void> {
    await act(() => this.calls.refuse(name, error));
  }

  /**
   * Makes an event happen: by a gesture of the visitor if there is one, as the end of a call or delay, or
   * from outside.
   */
  async happen(event: AnyEventObject, gestures: Readonly<Record<string, Gesture>> = {}): Promise<void> {
    const { type } = event;
    const gesture = gestures[type];
    if (type === 'xstate.init') return;
    if (gesture) await act(async () => gesture(event));
    else if (type.startsWith(DONE)) await this.answer(type.slice(DONE.length), event['output']);
    else if (type.startsWith(ERROR)) await this.refuse(type.slice(ERROR.length), event['error']);
    else if (type.startsWith(AFTER)) await pass(delayOf(this.#original, type));
    else if (type === 'load.retried')
      await act(async () => this.calls.reportRetry(event['retry'] as LoadRetry));
    else await this.tell(event);
  }

  #watch(name: string) {
    return fromCallback(({ sendBack }) => {
      this.#running.set(name, sendBack);
      return () => {
        if (this.#running.get(name) === sendBack) this.#running.delete(name);
      };
    });
  }
}

/** Advances the page's faked time; needs `vi.useFakeTimers()`. */
export async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/**
 * Follows a path on the page and calls `look` after every step.
 * @returns how often it looked
 */
export async function replayOnPage(
  path: ModelPath,
  happen: (event: AnyEventObject) => Promise<void>,
  look: (step: Pick<ModelStep, 'state'>) => void,
): Promise<number> {
  let looks = 0;
  const types = new Set(path.steps.map(({ event }) => event.type));
  await path.test({
    events: Object.fromEntries([...types].map((type) => [type, ({ event }) => happen(event)])),
    states: {
      '*': (state) => {
        look({ state });
        looks += 1;
      },
    },
  });
  return looks;
}
