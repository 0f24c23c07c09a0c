import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { accountPaths } from '../../domain/accountPaths.ts';
import type { SignedInUser } from '../../domain/contract.ts';
import { session } from './flows/session.ts';
import { useSession } from './useSession.ts';

type Props = { children: (user: SignedInUser) => ReactNode };

/** A page that needs a login: whoever is not signed in logs in first, and comes back (specification section 2). */
export function SignedInOnly({ children }: Props) {
  const { isRestored, user, end } = useSession();
  const [was, setWas] = useState(user);
  if (user && user !== was) setWas(user);
  // Who leaves by a press is led elsewhere by what was pressed; the page shows until then.
  const isLeaving = user === null && was !== null && (end === 'loggedOut' || end === 'passwordChanged');
  const mustLogIn = isRestored && user === null && !isLeaving;
  useEffect(() => {
    if (!mustLogIn) return;
    session.send({ type: 'redirect.set', path: location.pathname + location.search });
    navigate(accountPaths.login, { replace: true });
  }, [mustLogIn]);
  const shown = user ?? (isLeaving ? was : null);
  // Nobody goes on with the page of another person, who may have signed in in another tab.
  return shown && <Fragment key={shown.id}>{children(shown)}</Fragment>;
}
