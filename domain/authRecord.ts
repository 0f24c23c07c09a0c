import type { SignedInUser } from './contract.ts';

/** The signed-in user, as a browser stores it (specification section 3). */
export type SignedIn = { user: SignedInUser; token: string };

/** The auth record: the login, or the page requested before it. */
export type AuthRecord = { signedIn: SignedIn | null; redirect: string | null };
