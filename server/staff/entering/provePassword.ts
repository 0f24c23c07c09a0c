import type { Kysely } from 'kysely';
import { emailKey } from '../../../domain/person/email.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { DUMMY_HASH, isWeak } from '../../platform/passwords/argon2.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { ProvenPassword } from './provenStaff.ts';
import { readGuess } from './readGuess.ts';
import type { StaffRefusal } from './staffRefusal.ts';

/** A typed password, and the browser. `device` is the id in its cookie if `isMarked`, else a new one. */
export type TypedPassword = {
  email: string;
  password: string;
  device: string;
  isMarked: boolean;
  address: string;
  network: string;
};

/**
 * Checks a person's password. Known and unknown addresses cost the same work and get the same reply (decision D61).
 * @param failed what the audit calls a wrong one
 * @throws WriteError or ReadError as a rejection
 */
export async function provePassword(
  deps: StaffDeps,
  typed: TypedPassword,
  failed: 'staff.sign_in_failed' | 'staff.reset_failed',
): Promise<{ proven: ProvenPassword } | { refused: StaffRefusal }> {
  const { database, writer, clock, hashes, hasher } = deps;
  const key = emailKey(typed.email);
  const { isKnown, attempt } = await readGuess(deps, key, typed);
  const place = hashes.reserve(isKnown ? 'known' : 'unknown', typed.address);
  if (!place) return { refused: { status: 503, code: 'unavailable' } };
  try {
    const person = await readable(findPerson(database, key));
    const { retryAfter } = await writer.submit('admitAttempt', { charges: [attempt], at: clock.now() });
    if (retryAfter !== null) return { refused: { status: 429, code: 'too_many_requests', retryAfter } };
    const proven = await place.run(async () => {
      const fits = await hasher.verify(typed.password, person?.password ?? DUMMY_HASH);
      if (!person || !fits) return undefined;
      const { id: staffId, password } = person;
      return { staffId, password, rehashed: isWeak(password) ? await hasher.hash(typed.password) : null };
    });
    if (proven) return { proven: { ...proven, attempt } };
    await noteFailure(deps, typed, failed, person?.id ?? null);
    return { refused: { status: 422, code: 'staff_credentials' } };
  } finally {
    place.release();
  }
}

/** Writes into the audit that somebody could not enter. @param subject the person, if the address has one */
export async function noteFailure(
  { writer, clock }: StaffDeps,
  { network }: TypedPassword,
  action: string,
  subject: string | null,
): Promise<void> {
  const line = { at: clock.now(), actor: null, role: 'anonymous', action, subject, network } as const;
  await writer.submit('noteAudit', line);
}

const findPerson = (db: Kysely<Schema>, key: string) =>
  db.selectFrom('staff').where('email_key', '=', key).select(['id', 'password']).executeTakeFirst();
