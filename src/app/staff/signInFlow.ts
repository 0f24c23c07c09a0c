/** Real effects of the sign-in of staff. */
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { toLatinDigits } from '../../../domain/digits.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { signIn } from '../../api/staff/calls/signIn.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { type StaffCredentials, staffSignInMachine } from '../../machines/staffSignIn/staffSignInMachine.ts';
import { dataOf } from '../flows/dataOf.ts';

export const createSignInFlow = (client: StaffClient) =>
  staffSignInMachine.provide({
    actors: {
      signIn: fromPromise<unknown, StaffCredentials>(async ({ input: { email, password, code }, signal }) => {
        const body = { email: email.trim(), password, code: toLatinDigits(code).trim() };
        return dataOf(await withRetry(() => signIn(client, body, signal), retryPresets.once, { signal }));
      }),
    },
    // Replaces the entry of the history, which would sign in again.
    actions: { goOn: () => navigate(staffPaths.home, { replace: true }) },
  });

export const signInFlow = createSignInFlow(createStaffClient());
