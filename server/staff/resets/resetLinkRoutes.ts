import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Enrolled, LinkToken, ResetLink, ResetRequest } from '../../../domain/staff/staffContract.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields, required } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import { byToken } from '../entering/byLink.ts';
import { staffDeviceCookie } from '../entering/knownStaffDevices.ts';
import { newSession } from '../entering/newSession.ts';
import { provePassword } from '../entering/provePassword.ts';
import type { ProvenPassword } from '../entering/provenStaff.ts';
import { readMe } from '../entering/readMe.ts';
import { offeredSecret, sealSecret } from '../factors/authenticator.ts';
import { toBase32 } from '../factors/base32.ts';
import { newRecoveryCodes, recoveryHash } from '../factors/recoveryCodes.ts';
import { codeErrors, judgeCode } from '../factors/totp.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { findReset, type ResetOfLink } from './resetsRepo.ts';

/** Handlers of `POST /reset/check` and `POST /reset`, by which a person gets a new authenticator app (decision D211). */
export function resetLinkHandlers(deps: StaffDeps): OperationHandlers {
  const { database, clock, keys } = deps;
  const find = (token: string) => findReset(database, token, clock.now());
  return {
    checkReset: byToken(deps, find, async (request, reply, { email, works_at, expires_at }) => {
      const { token } = request.body as LinkToken;
      const secret = toBase32(offeredSecret(keys.device, token));
      const authenticator = works_at <= clock.now() ? { secret } : null;
      const answer: ResetLink = { email, works_at, expires_at, authenticator };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    completeReset: byToken(deps, find, async (request, reply, reset) => {
      const { token, password, code } = request.body as ResetRequest;
      if (reset.works_at > clock.now()) return replyError(reply, 409, 'reset_waits');
      const secret = offeredSecret(keys.device, token);
      // The offered secret is no secret to the holder of the link: a wrong code must not cost a guess of the password.
      const verdict = judgeCode(secret, code.replaceAll(/\s/g, ''), clock.now(), 0);
      const missing = required(code, 'codeRequired');
      const wrong = verdict.kind === 'valid' ? [] : [codeErrors[verdict.kind]];
      const refused = refuseFields(reply, {
        password: password === '' ? ['passwordRequired'] : [],
        code: missing.length > 0 ? missing : wrong,
      });
      if (refused || verdict.kind !== 'valid') return refused ?? reply;
      return complete(deps, request, reply, { reset, password, secret, step: verdict.step });
    }),
  };
}

type Completion = { reset: ResetOfLink; password: string; secret: Buffer; step: number };

async function complete(
  deps: StaffDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { reset, password, secret, step }: Completion,
): Promise<FastifyReply> {
  const { keys, writer, clock, database } = deps;
  const carried = staffDeviceCookie.read(request, keys.device);
  const device = carried ?? newId();
  const network = networkOf(request.ip);
  const browser = { device, isMarked: carried !== undefined, address: request.ip, network };
  const checked = await provePassword(
    deps,
    { email: reset.email, password, ...browser },
    'staff.reset_failed',
  );
  if ('refused' in checked) {
    const { status, code, ...details } = checked.refused;
    if (code === 'staff_credentials')
      return refuseFields(reply, { password: ['passwordWrong'] }, 'wrong_password') ?? reply;
    return replyError(reply, status, code, details);
  }
  const proven: ProvenPassword = checked.proven;
  const { session, give } = newSession(deps, request, proven.staffId, device);
  const [id, codes] = [newId(), newRecoveryCodes()];
  const done = await writer.submit('completeReset', {
    ...proven,
    resetId: reset.id,
    authenticator: { id, secret: sealSecret(keys.identity, id, secret), step },
    recoveryHashes: codes.map((each) => recoveryHash(each)!),
    session,
    device: deviceHash(device),
    language: replyLanguage(request),
    at: clock.now(),
    network,
  });
  if (done === 'used') return replyError(reply, 410, 'link_used');
  if (done === 'waits') return replyError(reply, 409, 'reset_waits');
  if (done === 'changed') return replyError(reply, 409, 'changed_meanwhile');
  give(reply);
  const me = await readMe(database, proven.staffId, clock.now());
  const answer: Enrolled = { me, recovery_codes: codes };
  return reply.code(201).header('cache-control', 'no-store').send(answer);
}
