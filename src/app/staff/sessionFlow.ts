/** Real effects of a session of staff. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { readMe, signOut } from '../../api/staff/calls/own.ts';
import type { StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import { staffSessionMachine } from '../../machines/staffSession/staffSessionMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';

const { standard, once } = retryPresets;

export const createSessionFlow = (client: StaffClient) =>
  staffSessionMachine.provide({
    actors: {
      readMe: fromPromise<Me>(async ({ signal }) =>
        dataOf(await withRetry(() => readMe(client, signal), standard, { signal })),
      ),
      signOut: fromPromise<unknown>(async ({ signal }) =>
        dataOf(await withRetry(() => signOut(client, signal), once, { signal })),
      ),
    },
    actions: { goToSignIn },
  });
