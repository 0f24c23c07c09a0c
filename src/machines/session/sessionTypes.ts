/** All of a person that a browser may keep. */
export type SignedInUser = { id: string; full_name: string; image_url: string | null };

/** What a browser keeps of whoever is signed in (specification section 3). */
export type SignedIn = { user: SignedInUser; token: string };

/** The auth record: who is signed in, and where somebody who is not wanted to go. */
export type AuthRecord = { signedIn: SignedIn | null; redirect: string | null };

/** Why somebody who was signed in is no longer. */
export type SessionEnd = 'loggedOut' | 'refused' | 'elsewhere' | 'passwordChanged';

export type SessionContext = AuthRecord & {
  /** Null while signed in, and for who was not before. */
  end: SessionEnd | null;
};

export type SessionEvent =
  | { type: 'login.succeeded'; signedIn: SignedIn }
  | { type: 'logout.requested' }
  /** A call with this token was answered with 401 on the page at this path. */
  | { type: 'session.refused'; token: string; path: string }
  | { type: 'password.changed' }
  /** Somebody who is not signed in wants to go there. */
  | { type: 'redirect.set'; path: string }
  /** Another tab wrote the record. */
  | { type: 'record.changed'; record: AuthRecord }
  | { type: 'user.changed'; user: SignedInUser };
