import type { AuthRecord, SignedIn } from '../../../domain/authRecord.ts';
import type { SignedInUser } from '../../../domain/contract.ts';

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
