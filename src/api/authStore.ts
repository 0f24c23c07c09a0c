/** The auth record of this browser, under the local storage key `auth` (specification section 3). */
import type { SignedInUser } from '../../domain/contract.ts';

export type StoredAuth = {
  user: SignedInUser | null;
  token: string | null;
  /** Where somebody who was not signed in wanted to go. */
  redirect: string | null;
};

export const AUTH_KEY = 'auth';

const nobody: StoredAuth = { user: null, token: null, redirect: null };

/** What storage does not take lasts as long as its page. */
let unkept: StoredAuth | null = null;

export function readAuth(): StoredAuth {
  if (unkept) return unkept;
  try {
    return authIn(JSON.parse(localStorage.getItem(AUTH_KEY) ?? 'null'));
  } catch {
    return nobody;
  }
}

export function writeAuth(auth: StoredAuth): void {
  unkept = null;
  try {
    if (auth.token === null && auth.redirect === null) localStorage.removeItem(AUTH_KEY);
    else localStorage.setItem(AUTH_KEY, JSON.stringify(auth));
  } catch {
    unkept = auth;
  }
}

/** What was kept may be older than the site, or written by a hand. */
function authIn(kept: unknown): StoredAuth {
  if (typeof kept !== 'object' || kept === null) return nobody;
  const { user, token, redirect } = kept as Partial<StoredAuth>;
  const isSignedIn = typeof token === 'string' && token !== '';
  return {
    user: isSignedIn ? userIn(user) : null,
    token: isSignedIn ? token : null,
    redirect: typeof redirect === 'string' ? redirect : null,
  };
}

/** A person as far as it is known. */
export function userIn(given: unknown): SignedInUser {
  const { id, full_name, image_url } = (
    typeof given === 'object' && given !== null ? given : {}
  ) as Partial<SignedInUser>;
  return {
    id: typeof id === 'string' ? id : '',
    full_name: typeof full_name === 'string' ? full_name : '',
    image_url: typeof image_url === 'string' ? image_url : null,
  };
}
