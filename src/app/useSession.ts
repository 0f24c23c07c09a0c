import { useSelector } from '@xstate/react';
import { session } from './flows/session.ts';

/** The session of this browser, and how the previous one ended. */
export function useSession() {
  const isRestored = useSelector(session, (snapshot) => !snapshot.matches('restoring'));
  const { signedIn, end, redirect } = useSelector(session, (snapshot) => snapshot.context);
  return { isRestored, user: signedIn?.user ?? null, end, redirect };
}
