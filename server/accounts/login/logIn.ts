import type { Kysely } from 'kysely';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { SESSION_LIFE_MS } from '../../../domain/delays.ts';
import type { ServerCode } from '../../../domain/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import { DUMMY_HASH, isWeak } from '../../platform/passwords/argon2.ts';
import type { HashQueue } from '../../platform/passwords/hashQueue.ts';
import type { PasswordHasher } from '../../platform/passwords/passwordHasher.ts';
import type { Agent } from '../../platform/http/agent.ts';
import type { Limits } from '../../platform/limits/limitSettings.ts';
import type { Charge } from '../../platform/attempts/admitAttempt.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import { newToken, tokenHash } from '../../platform/sessions/sessionToken.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import type { AccountWriter } from '../writes.ts';
import { findByCivilId, type LoginAccount } from '../accountsRepo.ts';
import { isKnownDevice } from './knownDevices.ts';

export type LoginDeps = {
  database: Kysely<Schema>;
  writer: AccountWriter;
  clock: Pick<Clock, 'now'>;
  hashes: HashQueue;
  hasher: PasswordHasher;
  pepper: Uint8Array;
  limits: Limits;
};

/** A login to try. `device` is the id in the browser's cookie if `isMarked`, else a new one. */
export type LoginRequest = {
  civilId: string;
  password: string;
  device: string;
  isMarked: boolean;
  agent: Agent;
  address: string;
  network: string;
};

export type LoginAnswer =
  | { kind: 'signedIn'; token: string; expiresAt: number; account: LoginAccount }
  | { kind: 'refused'; status: number; code: ServerCode; retryAfter?: number };

const invalid: LoginAnswer = { kind: 'refused', status: 422, code: 'invalid_credentials' };
const busy: LoginAnswer = { kind: 'refused', status: 503, code: 'unavailable' };
const suspended: LoginAnswer = { kind: 'refused', status: 403, code: 'account_suspended' };

/**
 * Signs a candidate in. Existing and unknown accounts cost the same work (look-up, limit, hash, audit row),
 * and a wrong password and an unknown account get the same reply. So nothing shows whether an account
 * exists.
 * @throws WriteError or ReadError as a rejection
 */
export async function logIn(deps: LoginDeps, request: LoginRequest): Promise<LoginAnswer> {
  const { database, writer, clock, hashes, hasher, pepper, limits } = deps;
  const civilId = canonicalCivilId(request.civilId);
  const device = deviceHash(request.device);
  const isKnown = request.isMarked && (await readable(isKnownDevice(database, civilId, device)));
  const place = hashes.reserve(isKnown ? 'known' : 'unknown', request.address);
  if (!place) return busy;
  try {
    const account = await readable(findByCivilId(database, civilId));
    // A device that logged in before has a rate limit of its own, so that attackers cannot lock the owner
    // out.
    const bucket = isKnown ? bucketOf(pepper, 'device', civilId, device) : bucketOf(pepper, 'login', civilId);
    const charge = { bucket, rate: limits['password.account'] };
    const { retryAfter } = await writer.submit('admitAttempt', { charges: [charge], at: clock.now() });
    if (retryAfter !== null) return { kind: 'refused', status: 429, code: 'too_many_attempts', retryAfter };
    const fits = await place.run(() => hasher.verify(request.password, account?.password ?? DUMMY_HASH));
    if (!account?.password || !fits)
      return await refuseLogin(deps, request, account, 'login.failed', invalid);
    if (account.suspendedAt !== null)
      return await refuseLogin(deps, request, account, 'login.suspended', suspended);
    return await startSession(deps, request, { ...account, password: account.password }, charge);
  } finally {
    place.release();
  }
}

async function refuseLogin(
  { writer, clock }: LoginDeps,
  { network }: LoginRequest,
  account: LoginAccount | undefined,
  action: string,
  answer: LoginAnswer,
): Promise<LoginAnswer> {
  const subject = account?.userId ?? null;
  await writer.submit('noteAudit', {
    at: clock.now(),
    actor: null,
    role: 'anonymous',
    action,
    subject,
    network,
  });
  return answer;
}

async function startSession(
  { writer, clock, hasher }: LoginDeps,
  { password, device, agent, network }: LoginRequest,
  account: LoginAccount & { password: string },
  attempt: Charge,
): Promise<LoginAnswer> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = now + SESSION_LIFE_MS;
  const isOpen = await writer.submit('openSession', {
    session: {
      token_hash: tokenHash(token),
      id: newId(),
      user_id: account.userId,
      ...agent,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    },
    password: account.password,
    rehashed: isWeak(account.password) ? await hasher.hash(password) : null,
    device: deviceHash(device),
    attempt,
    network,
  });
  return isOpen ? { kind: 'signedIn', token, expiresAt, account } : invalid;
}
