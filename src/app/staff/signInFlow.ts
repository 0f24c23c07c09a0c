/** Real effects of the sign-in of staff. */
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { toLatinDigits } from '../../../domain/digits.ts';
import type { SignStop } from '../../../domain/staff/passkeyStops.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { askPasskeySignIn, signInByPasskey } from '../../api/staff/calls/passkeys.ts';
import { signIn } from '../../api/staff/calls/signIn.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { type StaffCredentials, staffSignInMachine } from '../../machines/staffSignIn/staffSignInMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { browserPasskeys, type Passkeys } from './passkeys.ts';

export const createSignInFlow = (client: StaffClient, passkeys: Passkeys = browserPasskeys) =>
  staffSignInMachine.provide({
    actors: {
      signIn: fromPromise<unknown, StaffCredentials>(async ({ input: { email, password, code }, signal }) => {
        const body = { email: email.trim(), password, code: toLatinDigits(code).trim() };
        return dataOf(await withRetry(() => signIn(client, body, signal), retryPresets.once, { signal }));
      }),
      signInByPasskey: fromPromise<SignStop | null>(async ({ signal }) => {
        const { once } = retryPresets;
        const ask = () => askPasskeySignIn(client, signal);
        const signed = await passkeys.sign(await dataOf(await withRetry(ask, once, { signal })), signal);
        if ('stopped' in signed) return signed.stopped;
        await dataOf(await withRetry(() => signInByPasskey(client, signed.done, signal), once, { signal }));
        return null;
      }),
    },
    // Replaces the entry of the history, which would sign in again.
    actions: { goOn: () => navigate(staffPaths.overview, { replace: true }) },
  });

export const signInFlow = createSignInFlow(createStaffClient());
