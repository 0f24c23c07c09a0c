/** Real effects of the login. */
import { navigate } from 'wouter/use-browser-location';
import { fromPromise } from 'xstate';
import { afterLogin } from '../../../domain/accountAddress.ts';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { logIn } from '../../api/calls/logIn.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { type Credentials, type LoginAnswer, loginMachine } from '../../machines/login/loginMachine.ts';
import { dataOf } from './dataOf.ts';
import { recallProfileDraft } from './profileMemory.ts';
import { session as pageSession, type SessionActor } from './session.ts';

/** @param base the address of the API */
export function createLoginFlow(base: string, session: SessionActor) {
  const client = createClient({ base });
  let isEntering = false;
  const login = loginMachine.provide({
    actors: {
      logIn: fromPromise<LoginAnswer, Credentials>(async ({ input, signal }) => {
        const body = { civil_id: canonicalCivilId(input.civil_id), password: input.password };
        const call = () => logIn(client, body, signal);
        const { user, token } = await dataOf(await withRetry(call, retryPresets.once, { signal }));
        // Read `redirect` before the session clears it.
        const { redirect } = session.getSnapshot().context;
        return { signedIn: token === null ? null : { user, token }, redirect };
      }),
    },
    actions: {
      enterSession: ({ context: { signedIn } }) => {
        isEntering = true;
        if (!signedIn) return;
        // Drops the draft of another person in this tab.
        recallProfileDraft(signedIn.user.id);
        session.send({ type: 'login.succeeded', signedIn });
      },
      // Replaces the history entry, which would redirect again.
      goOn: ({ context: { redirect } }) => {
        isEntering = false;
        navigate(afterLogin(redirect), { replace: true });
      },
    },
  });
  /** `isEntering`: whether a login just succeeded and its redirect is pending. */
  return { login, isEntering: () => isEntering };
}

export const loginFlow = createLoginFlow(apiBase(), pageSession);
