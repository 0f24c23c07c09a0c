import type { Kysely } from 'kysely';
import type { ServerCode } from '../../../domain/errors.ts';
import { emailKey } from '../../../domain/person/email.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { DUMMY_HASH, isWeak } from '../../platform/passwords/argon2.ts';
import { readCode, type CodeRefusal } from '../factors/readCode.ts';
import { recoveryHash } from '../factors/recoveryCodes.ts';
import type { SpentFactor } from '../factors/spendFactor.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { ProvenStaff } from './provenStaff.ts';
import { readGuess } from './readGuess.ts';

/** What a person typed, and the browser. `device` is the id in its cookie if `isMarked`, else a new one. */
export type StaffCredentials = {
  email: string;
  password: string;
  code: string;
  device: string;
  isMarked: boolean;
  address: string;
  network: string;
};

export type StaffRefusal = { status: number; code: ServerCode; retryAfter?: number };

const refusals = {
  credentials: { status: 422, code: 'staff_credentials' },
  wrong: { status: 422, code: 'code_wrong' },
  used: { status: 422, code: 'code_used' },
  clock: { status: 422, code: 'code_clock' },
  busy: { status: 503, code: 'unavailable' },
} as const satisfies Record<string, StaffRefusal>;

/**
 * Checks a person's password, then the code of the authenticator app or a recovery code. Known and unknown addresses
 * cost the same work and get the same reply (decision D61); only the holder of the password learns about the code.
 * @throws WriteError or ReadError as a rejection
 */
export async function proveStaff(
  deps: StaffDeps,
  typed: StaffCredentials,
): Promise<{ proven: ProvenStaff } | { refused: StaffRefusal }> {
  const { database, writer, clock, hashes, hasher } = deps;
  const key = emailKey(typed.email);
  const { isKnown, attempt } = await readGuess(deps, key, typed);
  const place = hashes.reserve(isKnown ? 'known' : 'unknown', typed.address);
  if (!place) return { refused: refusals.busy };
  try {
    const person = await readable(findPerson(database, key));
    const { retryAfter } = await writer.submit('admitAttempt', { charges: [attempt], at: clock.now() });
    if (retryAfter !== null) return { refused: { status: 429, code: 'too_many_requests', retryAfter } };
    const checked = await place.run(async () => {
      const fits = await hasher.verify(typed.password, person?.password ?? DUMMY_HASH);
      if (!person || !fits) return undefined;
      return { person, rehashed: isWeak(person.password) ? await hasher.hash(typed.password) : null };
    });
    if (!checked) return await refuse(deps, typed, person?.id ?? null, 'credentials');
    const { id: staffId, password } = checked.person;
    const factor = await readFactor(deps, staffId, typed.code);
    if ('refused' in factor) return await refuse(deps, typed, staffId, factor.refused);
    return { proven: { staffId, password, rehashed: checked.rehashed, factor: factor.factor, attempt } };
  } finally {
    place.release();
  }
}

async function refuse(
  { writer, clock }: StaffDeps,
  { network }: StaffCredentials,
  subject: string | null,
  why: Exclude<keyof typeof refusals, 'busy'>,
): Promise<{ refused: StaffRefusal }> {
  const action = why === 'credentials' ? 'staff.sign_in_failed' : 'staff.code_failed';
  const line = { at: clock.now(), actor: null, role: 'anonymous', action, subject, network } as const;
  await writer.submit('noteAudit', line);
  return { refused: refusals[why] };
}

const findPerson = (db: Kysely<Schema>, key: string) =>
  db.selectFrom('staff').where('email_key', '=', key).select(['id', 'password']).executeTakeFirst();

async function readFactor(
  deps: StaffDeps,
  staffId: string,
  code: string,
): Promise<{ factor: SpentFactor } | { refused: CodeRefusal }> {
  const hash = recoveryHash(code);
  if (hash !== undefined) {
    const known = await readable(findRecovery(deps.database, staffId, hash));
    if (!known) return { refused: 'wrong' };
    return known.used_at === null ? { factor: { kind: 'recovery', hash } } : { refused: 'used' };
  }
  return readCode(deps, staffId, code);
}

const findRecovery = (db: Kysely<Schema>, staffId: string, hash: string) =>
  db
    .selectFrom('recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .select('used_at')
    .executeTakeFirst();
