/** The auth record of this browser, under the local storage key `auth` (specification section 3). */
import type { SignedInUser } from '../../domain/contract.ts';

export type StoredAuth = {
  user: SignedInUser | null;
  token: string | null;
  /** The page requested before the login. */
  redirect: string | null;
};

export const AUTH_KEY = 'auth';

const nobody: StoredAuth = { user: null, token: null, redirect: null };

/** Holds the record in memory if storage fails. */
let unstored: StoredAuth | null = null;

export function readAuth(): StoredAuth {
  if (unstored) return unstored;
  try {
    return authIn(JSON.parse(localStorage.getItem(AUTH_KEY) ?? 'null'));
  } catch {
    return nobody;
  }
}

export function writeAuth(auth: StoredAuth): void {
  unstored = null;
  try {
    if (auth.token === null && auth.redirect === null) localStorage.removeItem(AUTH_KEY);
    else localStorage.setItem(AUTH_KEY, JSON.stringify(auth));
  } catch {
    unstored = auth;
  }
}

/** Validates stored data, which may come from an older build. */
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

/** Fills missing fields with empty values. */
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
