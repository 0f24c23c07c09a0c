import type { FastifyRequest } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import { passkeyHostOf } from '../../../domain/staff/passkeyHost.ts';
import type { PasskeySignature } from '../../../domain/staff/staffContract.ts';
import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { staffDeviceCookie } from '../entering/knownStaffDevices.ts';
import { readGuess } from '../entering/readGuess.ts';
import type { StaffRefusal } from '../entering/staffRefusal.ts';
import type { SpentPasskey } from '../factors/spendFactor.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { challengeOf, readNonce, type PasskeyPurpose } from './passkeyNonce.ts';
import { findPasskey, isSpent } from './passkeysRepo.ts';
import { verifySignature } from './verifyPasskey.ts';

/** A signature that is right. `attempt` is the charged guess, which the write that spends it gives back. */
export type JudgedSignature = { staffId: string; factor: SpentPasskey; attempt: Charge };

export type SignatureJudgement = { right: JudgedSignature } | { refused: StaffRefusal };

type SigningPurpose = Exclude<PasskeyPurpose, { kind: 'add' }>;

const refusedAs = (code: ServerCode) => ({ refused: { status: 422, code } });

/**
 * Judges the signature of a passkey; the write that follows spends it. Wrong ones count against the limit of wrong
 * passwords.
 * @param staffId of the session; null at a sign-in, where the passkey says who the person is
 */
export async function judgeSignature(
  deps: StaffDeps,
  request: FastifyRequest,
  signed: PasskeySignature,
  purpose: SigningPurpose,
  staffId: string | null,
): Promise<SignatureJudgement> {
  const { database, writer, clock, keys, adminOrigin } = deps;
  const host = passkeyHostOf(adminOrigin);
  if (host === null) return { refused: { status: 409, code: 'passkeys_impossible' } };
  const at = clock.now();
  const nonce = readNonce(keys.device, signed.nonce, at);
  if (nonce === 'late') return refusedAs('passkey_late');
  const found = await findPasskey(database, signed.credential_id);
  if (!found || (staffId !== null && found.staff_id !== staffId)) {
    await note(deps, request, failedLine(purpose, staffId));
    return refusedAs('passkey_unknown');
  }
  const { attempt } = await readGuess(deps, found.email_key, browserOf(deps, request));
  const { retryAfter } = await writer.submit('admitAttempt', { charges: [attempt], at });
  if (retryAfter !== null) return { refused: { status: 429, code: 'too_many_requests', retryAfter } };
  const challenge = challengeOf(signed.nonce, purpose);
  const verdict =
    nonce === 'foreign' || !isOf(signed, found.staff_id)
      ? 'refused'
      : await verifySignature(signed, found, { origin: adminOrigin, host, challenge });
  if (nonce === 'foreign' || typeof verdict === 'string') {
    await note(deps, request, failedLine(purpose, found.staff_id));
    return refusedAs(verdict === 'unverified' ? 'passkey_unverified' : 'passkey_refused');
  }
  const { counter } = verdict;
  // Sent again after a lost reply: its counter is the stored one, which must not look like a copied passkey.
  if (await isSpent(database, nonce.nonce)) return refusedAs('passkey_used');
  if (counter < found.counter || (counter === found.counter && counter > 0)) {
    const line = failedLine(purpose, found.staff_id);
    await note(deps, request, { ...line, action: 'staff.passkey_counter', subject: found.id });
    return refusedAs('passkey_counter');
  }
  const factor = { kind: 'passkey', id: found.id, counter, ...nonce } as const;
  return { right: { staffId: found.staff_id, factor, attempt } };
}

/** Whether the person whom the passkey names, if it names one, is the one who added it. */
const isOf = ({ user_handle }: PasskeySignature, staffId: string) =>
  user_handle === null || Buffer.from(user_handle, 'base64url').toString() === staffId;

function browserOf({ keys }: StaffDeps, request: FastifyRequest) {
  const carried = staffDeviceCookie.read(request, keys.device);
  return { device: carried ?? '', isMarked: carried !== undefined };
}

type Line = {
  actor: string | null;
  role: 'anonymous' | 'staff';
  action: 'staff.sign_in_failed' | 'staff.step_up_failed' | 'staff.passkey_counter';
  subject: string | null;
};

const failedLine = (purpose: SigningPurpose, staffId: string | null): Line =>
  purpose.kind === 'signIn'
    ? { actor: null, role: 'anonymous', action: 'staff.sign_in_failed', subject: staffId }
    : { actor: staffId, role: 'staff', action: 'staff.step_up_failed', subject: purpose.sessionId };

const note = ({ writer, clock }: StaffDeps, request: FastifyRequest, line: Line) =>
  writer.submit('noteAudit', { at: clock.now(), network: networkOf(request.ip), ...line });
