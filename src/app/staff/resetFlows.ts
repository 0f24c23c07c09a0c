/** Real effects of resets of what people sign in with. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { Asked, ResetStarted } from '../../../domain/staff/staffContract.ts';
import {
  resetOnlyOwner,
  startReset,
  stopOwnReset,
  withdrawOwnerReset,
  withdrawReset,
} from '../../api/staff/calls/resets.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import { accessResetMachine } from '../../machines/accessReset/accessResetMachine.ts';
import { ownResetMachine } from '../../machines/ownReset/ownResetMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';
import type { StepUps } from './stepUps.ts';

const { once } = retryPresets;

type Calls = {
  start: (id: string, signal: AbortSignal) => Promise<Outcome<ResetStarted | Asked>>;
  withdraw: (id: string, signal: AbortSignal) => Promise<Outcome<null>>;
};

const resetsBy = ({ start, withdraw }: Calls, { steppedUp }: StepUps) =>
  accessResetMachine.provide({
    actors: {
      startReset: fromPromise<ResetStarted | Asked, { id: string }>(async ({ input: { id }, signal }) => {
        const call = () => start(id, signal);
        return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
      }),
      withdrawReset: fromPromise<unknown, { id: string }>(async ({ input: { id }, signal }) => {
        const call = () => withdraw(id, signal);
        return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
      }),
    },
    actions: { endSession: goToSignIn },
  });

/** Resets people of an organisation, by their ids. */
export const createResetFlow = (client: StaffClient, organisation: string, stepUps: StepUps) =>
  resetsBy(
    {
      start: (id, signal) => startReset(client, { organisation, id }, signal),
      withdraw: (id, signal) => withdrawReset(client, { organisation, id }, signal),
    },
    stepUps,
  );

/** Resets the only owners of organisations, by the ids of the organisations. */
export const createOwnerResetFlow = (client: StaffClient, stepUps: StepUps) =>
  resetsBy(
    {
      start: (id, signal) => resetOnlyOwner(client, id, signal),
      withdraw: (id, signal) => withdrawOwnerReset(client, id, signal),
    },
    stepUps,
  );

/** Stops the reset of the own access; this needs no step-up. */
export const createOwnResetFlow = (client: StaffClient) =>
  ownResetMachine.provide({
    actors: {
      stopReset: fromPromise<unknown>(async ({ signal }) =>
        dataOf(await withRetry(() => stopOwnReset(client, signal), once, { signal })),
      ),
    },
    actions: { endSession: goToSignIn },
  });
