import { useSelector } from '@xstate/react';
import { session } from './flows/session.ts';

/** Who is signed in on this browser, and how the session before ended. */
export function useSession() {
  const isRestored = useSelector(session, (snapshot) => !snapshot.matches('restoring'));
  const { signedIn, end, redirect } = useSelector(session, (snapshot) => snapshot.context);
  return { isRestored, user: signedIn?.user ?? null, end, redirect };
}
