import type { Kysely } from 'kysely';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readCode, type CodeRefusal } from '../factors/readCode.ts';
import { recoveryHash } from '../factors/recoveryCodes.ts';
import type { SpentFactor } from '../factors/spendFactor.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { ProvenStaff } from './provenStaff.ts';
import { noteFailure, provePassword, type TypedPassword } from './provePassword.ts';
import type { StaffRefusal } from './staffRefusal.ts';

/** What a person typed, and the browser. */
export type StaffCredentials = TypedPassword & { code: string };

const refusals = {
  wrong: { status: 422, code: 'code_wrong' },
  used: { status: 422, code: 'code_used' },
  clock: { status: 422, code: 'code_clock' },
} as const satisfies Record<CodeRefusal, StaffRefusal>;

/**
 * Checks a person's password, then the code of the authenticator app or a recovery code. Known and unknown addresses
 * cost the same work and get the same reply (decision D61); only the holder of the password learns about the code.
 * @throws WriteError or ReadError as a rejection
 */
export async function proveStaff(
  deps: StaffDeps,
  typed: StaffCredentials,
): Promise<{ proven: ProvenStaff } | { refused: StaffRefusal }> {
  const checked = await provePassword(deps, typed, 'staff.sign_in_failed');
  if ('refused' in checked) return checked;
  const { staffId } = checked.proven;
  const read = await readFactor(deps, staffId, typed.code);
  if ('factor' in read) return { proven: { ...checked.proven, factor: read.factor } };
  await noteFailure(deps, typed, 'staff.code_failed', staffId);
  return { refused: refusals[read.refused] };
}

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
