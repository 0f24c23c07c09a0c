/** Real effects of a corrected contact. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { apiBase } from '../../api/apiBase.ts';
import { correctSignupContact } from '../../api/calls/correctSignupContact.ts';
import { createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { signupContactMachine } from '../../machines/signupContact/signupContactMachine.ts';
import type { ContactToCorrect } from '../../machines/signupContact/signupContactTypes.ts';
import { dataOf } from './dataOf.ts';

/** @param base the address of the API */
export function createSignupContact(base: string) {
  const client = createClient({ base });
  return signupContactMachine.provide({
    actors: {
      // A repeated correction sends nothing more, so every failure can be retried.
      correctContact: fromPromise<unknown, ContactToCorrect>(async ({ input, signal }) => {
        const { competition, civilId, ...rest } = input;
        const asked = { ...rest, comp_id: competition, civil_id: civilId };
        const call = () => correctSignupContact(client, asked, signal);
        return dataOf(await withRetry(call, retryPresets.once, { signal }));
      }),
    },
  });
}

export const signupContactFlow = createSignupContact(apiBase());
