import type { SignedInUser } from './contract.ts';

/** A signed-in user with the token of the session, as a browser stores them (specification section 3). */
export type SignedIn = { user: SignedInUser; token: string };

/** The auth record: the login, or the page requested before it. */
export type AuthRecord = { signedIn: SignedIn | null; redirect: string | null };
