import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import type { SpentFactor } from '../factors/spendFactor.ts';

/** A person who proved the password. `attempt` is the charged guess, which the write that follows gives back. */
export type ProvenPassword = {
  staffId: string;
  /** The hash that the password matched. */
  password: string;
  /** A new hash of the same password, if the stored one is too weak by now; else null. */
  rehashed: string | null;
  attempt: Charge;
};

/** A person who proved both factors. `password` is null where a passkey proved them. */
export type ProvenStaff = Omit<ProvenPassword, 'password'> & { password: string | null; factor: SpentFactor };
