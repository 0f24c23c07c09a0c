import type { CompetitionDetails, Profile } from '../../../domain/contract.ts';
import type { Registration } from '../../../domain/forms/registration.ts';
import { networkCharges } from '../../platform/attempts/networkCharges.ts';
import { readable } from '../../platform/database/readable.ts';
import { findVerified } from '../../accounts/accountsRepo.ts';
import { hasEntry } from '../entriesRepo.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { signupRefusals, type SignupRefusal } from './signupOutcome.ts';

/** Who asks about which competition, and which rate limit of the network a visitor pays with. */
export type PersonAsked = {
  competition: CompetitionDetails;
  /** The profile of the signed-in candidate; undefined for a visitor. */
  profile: Profile | undefined;
  /** The caller's IP address. */
  address: string;
  limit: 'signup' | 'check';
};

/**
 * Refuses a person who has entered this competition already, or has an account without being signed in.
 * Only this shows who has an account: after all other rules of the text, and under a rate limit (decision D17).
 */
export async function refuseKnownPerson(
  { database, writer, clock, keys, limits }: EntryDeps,
  { address, profile, competition, limit }: PersonAsked,
  { civil_id, email }: Registration,
): Promise<SignupRefusal | undefined> {
  if (profile) {
    const isIn = await readable(hasEntry(database, profile.id, competition.id));
    return isIn ? signupRefusals.alreadyEntered : undefined;
  }
  const charges = networkCharges(keys.pepper, limit, address, limits[`${limit}.network`]);
  const { retryAfter } = await writer.submit('admitAttempt', { charges, at: clock.now() });
  if (retryAfter !== null) return { kind: 'refused', status: 429, code: 'too_many_requests', retryAfter };
  if (await readable(findVerified(database, { civilId: civil_id }))) return signupRefusals.civilIdTaken;
  return email !== null && (await readable(findVerified(database, { email })))
    ? signupRefusals.emailTaken
    : undefined;
}
