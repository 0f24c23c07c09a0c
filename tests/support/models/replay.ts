/**
 * Follows a path on the real machine, with its real calls and delays; the test answers the calls and moves
 * the clock.
 */
import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import { expect } from 'vitest';
import type { ModelPath } from './model.ts';
import type { LoadRetry, ReportsRetries } from '../../../src/machines/loadRetry.ts';

type Call = { resolve: (output: unknown) => void; reject: (error: unknown) => void; settled: Promise<void> };

/** Calls of a machine that stay open until the test answers them. */
export class HeldCalls {
  readonly #latest = new Map<string, Call>();
  #report: ReportsRetries['onRetry'] | undefined;

  actor<Output = unknown, Input = NonReducibleUnknown>(name: string) {
    return fromPromise<Output, Input>(({ input }) => {
      this.#report = (input as Partial<ReportsRetries> | undefined)?.onRetry ?? this.#report;
      return this.open<Output>(name);
    });
  }

  /** Opens a call of that name. If a name has several open calls, the test answers the latest. */
  open<Output>(name: string): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    const settled = promise.then(
      () => undefined,
      () => undefined,
    );
    this.#latest.set(name, { resolve: (output) => resolve(output as Output), reject, settled });
    return promise;
  }

  /** Reports a retry as the latest call that can report retries. @throws Error if no call can */
  reportRetry(retry: LoadRetry): void {
    if (!this.#report) throw new Error('No call reports its retries');
    this.#report(retry);
  }

  async answer(name: string, output: unknown): Promise<void> {
    await this.#settle(name, (call) => call.resolve(output));
  }

  async refuse(name: string, error: unknown): Promise<void> {
    await this.#settle(name, (call) => call.reject(error));
  }

  async #settle(name: string, end: (call: Call) => void): Promise<void> {
    const call = this.#latest.get(name);
    if (!call) throw new Error(`${name} was not called`);
    end(call);
    await call.settled;
    // The machine gets the result one turn after the promise settles, so wait for that.
    await Promise.resolve();
  }
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';
const AFTER = 'xstate.after.';

/** A running machine whose actions are only noted. The test answers its calls and moves its clock. */
export class Rehearsal {
  readonly clock = new SimulatedClock();
  readonly calls = new HeldCalls();
  /** The names of the actions that ran so far. */
  readonly did: string[] = [];
  readonly actor: Actor<AnyStateMachine>;
  readonly #machine: AnyStateMachine;

  /**
   * @param calls the names of the actors that are calls, which wait for the test; other actors do nothing
   * @param effects the names of the actions, which are only noted
   */
  constructor(
    machine: AnyStateMachine,
    calls: readonly string[],
    effects: readonly string[] = [],
    input?: unknown,
  ) {
    const actors = Object.keys(machine.implementations.actors ?? {}).map((name) => [
      name,
      calls.includes(name) ? this.calls.actor(name) : fromCallback(() => {}),
    ]);
    const actions = Object.fromEntries(effects.map((name) => [name, () => void this.did.push(name)]));
    this.#machine = machine.provide({ actors: Object.fromEntries(actors), actions });
    this.actor = createActor(this.#machine, { clock: this.clock, input }).start();
  }

  /** Makes an event happen: answers a call, lets a delay pass, or sends the event itself. */
  async happen(event: AnyEventObject): Promise<void> {
    const { type } = event;
    if (type === 'xstate.init') return;
    if (type.startsWith(DONE)) await this.calls.answer(type.slice(DONE.length), event['output']);
    else if (type.startsWith(ERROR)) await this.calls.refuse(type.slice(ERROR.length), event['error']);
    else if (type.startsWith(AFTER)) this.clock.increment(delayOf(this.#machine, type));
    else this.actor.send(event);
  }
}

/**
 * How long (ms) the delay is that ends with this event.
 * @throws Error if the machine has no fixed length for it
 */
export function delayOf(machine: AnyStateMachine, afterEvent: string): number {
  const name = afterEvent.slice(AFTER.length).split('.')[0]!;
  const delay: unknown = machine.implementations.delays?.[name];
  if (typeof delay !== 'number') throw new Error(`No delay is called ${name}`);
  return delay;
}

/**
 * Follows a path on the real machine, and compares state and context with the model's after every step.
 * @returns the state value at the end
 */
export async function rehearse(path: ModelPath, rehearsal: Rehearsal): Promise<StateValue> {
  const types = new Set(path.steps.map(({ event }) => event.type));
  const happen = ({ event }: { event: AnyEventObject }) => rehearsal.happen(event);
  try {
    await path.test({
      events: Object.fromEntries([...types].map((type) => [type, happen])),
      states: { '*': (expected) => expectSame(rehearsal.actor.getSnapshot(), expected) },
    });
    return rehearsal.actor.getSnapshot().value;
  } finally {
    rehearsal.actor.stop();
  }
}

function expectSame(real: AnyMachineSnapshot, expected: AnyMachineSnapshot): void {
  expect([real.value, real.context]).toEqual([expected.value, expected.context]);
}
