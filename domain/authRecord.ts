import type { SignedInUser } from './contract.ts';

/** A signed-in user with the token of the session, as a browser stores them (specification section 3). */
export type SignedIn = { user: SignedInUser; token: string };

/** What a browser stores about the login: the signed-in user, and the page to open after the next login. */
export type AuthRecord = { signedIn: SignedIn | null; redirect: string | null };
