/** Real effects of a person's own passkeys. */
import { fromPromise } from 'xstate';
import { httpError } from '../../../domain/errors.ts';
import type { MakeStop } from '../../../domain/staff/passkeyStops.ts';
import type { PasskeyOffer, StaffFactors } from '../../../domain/staff/staffContract.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { listFactors } from '../../api/staff/calls/own.ts';
import { addPasskey, offerPasskey, removePasskey } from '../../api/staff/calls/passkeys.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { ownPasskeysMachine, type PasskeyToMake } from '../../machines/ownPasskeys/ownPasskeysMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { browserPasskeys, type Passkeys } from './passkeys.ts';
import type { StepUps } from './stepUps.ts';

const { standard, once } = retryPresets;

export const createPasskeyFlow = (
  client: StaffClient,
  { steppedUp }: StepUps,
  passkeys: Passkeys = browserPasskeys,
) =>
  ownPasskeysMachine.provide({
    actors: {
      loadFactors: fromPromise<StaffFactors>(async ({ signal }) =>
        dataOf(await withRetry(() => listFactors(client, signal), standard, { signal })),
      ),
      offerPasskey: fromPromise<PasskeyOffer>(async ({ signal }) => {
        const call = () => offerPasskey(client, signal);
        return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
      }),
      addPasskey: fromPromise<MakeStop | null, PasskeyToMake>(async ({ input: { offer, name }, signal }) => {
        if (offer === null) return Promise.reject(httpError({ status: 409 }));
        const made = await passkeys.make(offer, name, signal);
        if ('stopped' in made) return made.stopped;
        const call = () => addPasskey(client, made.done, signal);
        await dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
        return null;
      }),
      removePasskey: fromPromise<unknown, { id: string }>(async ({ input: { id }, signal }) => {
        const call = () => removePasskey(client, id, signal);
        return dataOf(await steppedUp(() => withRetry(call, once, { signal }), signal));
      }),
    },
  });
