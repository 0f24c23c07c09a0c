/** Step-ups that acts wait for: an act that is refused without one is repeated after it. */
import { fromPromise } from 'xstate';
import type { SignStop } from '../../../domain/staff/passkeyStops.ts';
import type { PasskeySignature } from '../../../domain/staff/staffContract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { listFactors, stepUp } from '../../api/staff/calls/own.ts';
import { askPasskeyStepUp, stepUpByPasskey } from '../../api/staff/calls/passkeys.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import { isStepUpNeeded } from '../../machines/isStepUpNeeded.ts';
import { stepUpMachine } from '../../machines/stepUp/stepUpMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { browserPasskeys, canUsePasskeys, type Passkeys } from './passkeys.ts';

/** How a passkey does an act of two persons: it signs the act with this hash, in place of a step-up. */
export type SignedAct<Data> = {
  hash: string;
  act: (signature: PasskeySignature) => Promise<Outcome<Data>>;
};

export type StepUps = {
  /** The step-up that is asked for now; null if none is. */
  current: () => typeof stepUpMachine | null;
  /** Calls `onChange` at each change of `current`. @returns what ends it */
  watch: (onChange: () => void) => () => void;
  /** An act's outcome, after as many step-ups as it needs. If the person cancels, its refusal. */
  steppedUp: <Data>(
    act: () => Promise<Outcome<Data>>,
    signal: AbortSignal,
    signed?: SignedAct<Data>,
  ) => Promise<Outcome<Data>>;
};

/** What a dialog came to: nothing, a step-up, or the signature of an act. */
type Answer = 'givenUp' | 'proven' | PasskeySignature;

const { once } = retryPresets;

export function createStepUps(
  client: StaffClient,
  passkeys: Passkeys = browserPasskeys,
  canUse: () => boolean = canUsePasskeys,
): StepUps {
  const watchers = new Set<() => void>();
  /** Acts that wait for the one dialog. */
  const waiting = new Set<{ hash: string | null; resolve: (answer: Answer) => void }>();
  let current: typeof stepUpMachine | null = null;
  const show = (next: typeof current) => {
    current = next;
    for (const onChange of watchers) onChange();
  };
  const end = (answerTo: (hash: string | null) => Answer) => {
    show(null);
    for (const { hash, resolve } of waiting) resolve(answerTo(hash));
    waiting.clear();
  };
  const machineFor = (hash: string | null) => {
    let signature: PasskeySignature | null = null;
    return stepUpMachine.provide({
      actors: {
        findPasskey: fromPromise<boolean>(async ({ signal }) => {
          if (!canUse()) return false;
          const factors = await withRetry(() => listFactors(client, signal), once, { signal });
          return (await dataOf(factors)).passkeys.length > 0;
        }),
        stepUp: fromPromise<unknown, { code: string }>(async ({ input, signal }) => {
          const call = () => stepUp(client, { code: input.code }, signal);
          return dataOf(await withRetry(call, once, { signal }));
        }),
        sign: fromPromise<SignStop | null>(async ({ signal }) => {
          const ask = () => askPasskeyStepUp(client, hash, signal);
          const signed = await passkeys.sign(await dataOf(await withRetry(ask, once, { signal })), signal);
          if ('stopped' in signed) return signed.stopped;
          signature = signed.done;
          const { done } = signed;
          if (hash === null)
            await dataOf(await withRetry(() => stepUpByPasskey(client, done, signal), once, { signal }));
          return null;
        }),
      },
      actions: {
        // A signature is for one act: another that waits asks again.
        goOn: () => end((asked) => (asked === hash && asked !== null && signature) || 'proven'),
        giveUp: () => end(() => 'givenUp'),
      },
    });
  };
  const ask = (signal: AbortSignal, hash: string | null) =>
    new Promise<Answer>((resolve) => {
      const asker = { hash, resolve };
      waiting.add(asker);
      if (current === null) show(machineFor(hash));
      signal.addEventListener('abort', () => {
        waiting.delete(asker);
        if (waiting.size === 0) show(null);
        resolve('givenUp');
      });
    });
  return {
    current: () => current,
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    steppedUp: async (act, signal, signed) => {
      for (;;) {
        const outcome = await act();
        if (outcome.ok || !isStepUpNeeded(outcome.error) || signal.aborted) return outcome;
        const answer = await ask(signal, signed?.hash ?? null);
        if (answer === 'givenUp') return outcome;
        if (answer !== 'proven' && signed) return signed.act(answer);
      }
    },
  };
}
