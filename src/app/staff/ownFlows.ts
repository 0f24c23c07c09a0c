/** Real effects of what people sign in with, and of their devices. */
import { fromPromise } from 'xstate';
import type { Session } from '../../../domain/contract.ts';
import { statusOf } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { OfferedFactor, RecoveryCodes, StaffFactors } from '../../../domain/staff/staffContract.ts';
import {
  addFactor,
  listFactors,
  listStaffSessions,
  offerFactor,
  removeFactor,
  renewRecoveryCodes,
  revokeStaffSession,
} from '../../api/staff/calls/own.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { deviceListMachine } from '../../machines/deviceList/deviceListMachine.ts';
import { factorEnrolmentMachine } from '../../machines/factorEnrolment/factorEnrolmentMachine.ts';
import { recoveryRenewalMachine } from '../../machines/recoveryRenewal/recoveryRenewalMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';
import { createPasskeyFlow } from './passkeyFlow.ts';
import { createOwnResetFlow } from './resetFlows.ts';
import type { StepUps } from './stepUps.ts';

const { standard, once } = retryPresets;

export function createOwnFlows(client: StaffClient, stepUps: StepUps) {
  const { steppedUp } = stepUps;
  return {
    ownReset: createOwnResetFlow(client),
    passkeys: createPasskeyFlow(client, stepUps),
    devices: deviceListMachine.provide({
      actors: {
        loadDevices: fromPromise<readonly Session[]>(async ({ signal }) => {
          const call = () => listStaffSessions(client, signal);
          const outcome = await withRetry(call, standard, { signal });
          if (!outcome.ok && statusOf(outcome.error) === 401) goToSignIn();
          return (await dataOf(outcome)).data;
        }),
        revokeDevice: fromPromise<unknown, { id: string }>(async ({ input: { id }, signal }) =>
          dataOf(await withRetry(() => revokeStaffSession(client, id, signal), once, { signal })),
        ),
      },
    }),
    factors: factorEnrolmentMachine.provide({
      actors: {
        loadFactors: fromPromise<StaffFactors>(async ({ signal }) =>
          dataOf(await withRetry(() => listFactors(client, signal), standard, { signal })),
        ),
        offerFactor: fromPromise<OfferedFactor>(async ({ signal }) => {
          const call = () => offerFactor(client, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
        addFactor: fromPromise<unknown, { code: string }>(async ({ input: { code }, signal }) => {
          const call = () => addFactor(client, { code }, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
        removeFactor: fromPromise<unknown, { id: string }>(async ({ input: { id }, signal }) => {
          const call = () => removeFactor(client, id, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
    }),
    renewal: recoveryRenewalMachine.provide({
      actors: {
        renewCodes: fromPromise<RecoveryCodes>(async ({ signal }) => {
          const call = () => renewRecoveryCodes(client, signal);
          return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        }),
      },
      actions: { print: () => window.print() },
    }),
  };
}
