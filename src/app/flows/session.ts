/** The single session of this page. */
import { navigate } from 'wouter/use-browser-location';
import { type AnyEventObject, createActor, fromCallback, fromPromise } from 'xstate';
import { AUTH_KEY, readAuth, writeAuth } from '../../api/authStore.ts';
import { logOut } from '../../api/calls/logOut.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { apiBase } from '../../api/apiBase.ts';
import { createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { type SessionEvent, sessionMachine } from '../../machines/session/sessionMachine.ts';
import type { AuthRecord } from '../../../domain/authRecord.ts';
import { PROFILE_DRAFT_KEY, REGISTRATION_DRAFT_KEY, SENT_SIGNUP_KEY } from './draftKeys.ts';

function recall(): AuthRecord {
  const { user, token, redirect } = readAuth();
  return { signedIn: user && token !== null ? { user, token } : null, redirect };
}

const recordChanged = (): SessionEvent => ({ type: 'record.changed', record: recall() });

/** Watches other tabs by storage events. The back/forward cache gets none, so a restored page reads again. */
const watchRecord = fromCallback<AnyEventObject>(({ sendBack }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null when the whole storage was cleared.
    if (key === AUTH_KEY || key === null) sendBack(recordChanged());
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack(recordChanged());
  };
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  return () => leaving.abort();
});

function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(PROFILE_DRAFT_KEY);
    sessionStorage.removeItem(REGISTRATION_DRAFT_KEY);
    sessionStorage.removeItem(SENT_SIGNUP_KEY);
    localStorage.removeItem(REGISTRATION_DRAFT_KEY);
  } catch {
    // Forbidden storage holds no drafts.
  }
}

/** @param base the address of the API */
export function createSession(base: string) {
  const machine = sessionMachine.provide({
    actors: { recallSession: fromPromise(async () => recall()), watchRecord },
    actions: {
      keepRecord: ({ context: { signedIn, redirect } }) => {
        writeAuth({ user: signedIn?.user ?? null, token: signedIn?.token ?? null, redirect });
      },
      keepUser: ({ context: { signedIn } }) => {
        const kept = readAuth();
        if (signedIn && kept.token === signedIn.token) writeAuth({ ...kept, user: signedIn.user });
      },
      revokeToken: ({ context: { signedIn } }) => {
        if (!signedIn) return;
        void withRetry(() => logOut(createClient({ base }), signedIn.token), retryPresets.once);
      },
      goHome: () => navigate('/'),
      forgetDrafts,
    },
  });
  return createActor(machine);
}

export type SessionActor = ReturnType<typeof createSession>;

/**
 * Ends the session whose token a call was refused with, so that the login leads back to this page. If another tab ended it
 * first, this page follows that tab.
 */
export const refusedIn = (session: SessionActor) => (token: string) => {
  const isKept = readAuth().token === token;
  const path = location.pathname + location.search;
  session.send(isKept ? { type: 'session.refused', token, path } : recordChanged());
};

export const session: SessionActor = createSession(apiBase()).start();
