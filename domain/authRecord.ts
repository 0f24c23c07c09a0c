import type { SignedInUser } from './contract.ts';

/** What a browser keeps of whoever is signed in (specification section 3). */
export type SignedIn = { user: SignedInUser; token: string };

/** The auth record: who is signed in, and where somebody who is not wanted to go. */
export type AuthRecord = { signedIn: SignedIn | null; redirect: string | null };
