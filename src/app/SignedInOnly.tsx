import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { accountPaths } from '../../domain/accountPaths.ts';
import type { SignedInUser } from '../../domain/contract.ts';
import { session } from './flows/session.ts';
import { useSession } from './useSession.ts';

type Props = { children: (user: SignedInUser) => ReactNode };

/** A page that requires a login: an anonymous visitor logs in first and returns (specification section 2). */
export function SignedInOnly({ children }: Props) {
  const { isRestored, user, end } = useSession();
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  // After a logout by button or a password change the page stays until its own redirect.
  const isLeaving = user === null && lastUser !== null && (end === 'loggedOut' || end === 'passwordChanged');
  const mustLogIn = isRestored && user === null && !isLeaving;
  useEffect(() => {
    if (!mustLogIn) return;
    session.send({ type: 'redirect.set', path: location.pathname + location.search });
    navigate(accountPaths.login, { replace: true });
  }, [mustLogIn]);
  const shown = user ?? (isLeaving ? lastUser : null);
  // Another person may sign in in another tab: the key gives them a new page.
  return shown && <Fragment key={shown.id}>{children(shown)}</Fragment>;
}
