/** Step-ups that acts wait for: an act that is refused without one is repeated after it. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { stepUp } from '../../api/staff/calls/own.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import { isStepUpNeeded } from '../../machines/isStepUpNeeded.ts';
import { stepUpMachine } from '../../machines/stepUp/stepUpMachine.ts';
import { dataOf } from '../flows/dataOf.ts';

export type StepUps = {
  /** The step-up that is asked for now; null if none is. */
  current: () => typeof stepUpMachine | null;
  /** Calls `onChange` at each change of `current`. @returns what ends it */
  watch: (onChange: () => void) => () => void;
  /** An act's outcome, after as many step-ups as it needs. If the person cancels, its refusal. */
  steppedUp: <Data>(act: () => Promise<Outcome<Data>>, signal: AbortSignal) => Promise<Outcome<Data>>;
};

export function createStepUps(client: StaffClient): StepUps {
  const watchers = new Set<() => void>();
  /** Acts that wait for the one dialog. */
  const waiting = new Set<(proven: boolean) => void>();
  let current: typeof stepUpMachine | null = null;
  const show = (next: typeof current) => {
    current = next;
    for (const onChange of watchers) onChange();
  };
  const end = (proven: boolean) => {
    show(null);
    for (const resolve of waiting) resolve(proven);
    waiting.clear();
  };
  const machine = stepUpMachine.provide({
    actors: {
      stepUp: fromPromise<unknown, { code: string }>(async ({ input, signal }) => {
        const call = () => stepUp(client, { code: input.code }, signal);
        return dataOf(await withRetry(call, retryPresets.once, { signal }));
      }),
    },
    actions: { goOn: () => end(true), giveUp: () => end(false) },
  });
  const ask = (signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      waiting.add(resolve);
      if (current === null) show(machine);
      signal.addEventListener('abort', () => {
        waiting.delete(resolve);
        if (waiting.size === 0) show(null);
        resolve(false);
      });
    });
  return {
    current: () => current,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    steppedUp: async (act, signal) => {
      for (;;) {
        const outcome = await act();
        if (outcome.ok || !isStepUpNeeded(outcome.error) || signal.aborted) return outcome;
        if (!(await ask(signal))) return outcome;
      }
    },
  };
}
