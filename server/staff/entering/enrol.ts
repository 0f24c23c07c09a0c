import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey } from '../../../domain/person/email.ts';
import { readName } from '../../../domain/person/name.ts';
import type { Enrolled, EnrolRequest } from '../../../domain/staff/staffContract.ts';
import { staffPasswordErrors } from '../../../domain/staff/staffPassword.ts';
import { replyError } from '../../platform/http/errors.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { isAmongCommon } from '../../platform/passwords/commonPasswords.ts';
import { offeredSecret, sealSecret } from '../factors/authenticator.ts';
import { newRecoveryCodes, recoveryHash } from '../factors/recoveryCodes.ts';
import { judgeCode } from '../factors/totp.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { StaffToEnrol } from './enrolStaff.ts';
import { deviceHash, staffDeviceCookie } from './knownStaffDevices.ts';
import { newSession } from './newSession.ts';
import { readMe } from './readMe.ts';

/** Where a new person comes from: the link, the checked address, and the organisation that a setup makes. */
export type Enrolment = { linkId: string; email: string; organisation: StaffToEnrol['organisation'] };

const codeErrors = { used: 'codeWrong', wrong: 'codeWrong', clock: 'codeClock' } as const;

/** What is wrong with the fields that every new person fills in. `code`: against the secret that the link offers. */
export function enrolErrors(
  { clock, keys }: Pick<StaffDeps, 'clock' | 'keys'>,
  { token, name, password, code }: EnrolRequest,
): Record<'name' | 'password' | 'code', FieldErrorCode[]> {
  const named = readName(name);
  const errors = staffPasswordErrors(password, { fullName: name });
  const verdict = judgeCode(offeredSecret(keys.device, token), digitsOf(code), clock.now(), 0);
  return {
    name: 'error' in named ? [named.error] : [],
    password: errors.length === 0 && isAmongCommon(password) ? ['passwordCommon'] : errors,
    code: verdict.kind === 'valid' ? [] : [codeErrors[verdict.kind]],
  };
}

const digitsOf = (code: string) => code.replaceAll(/\s/g, '');

/** Makes a person whose fields have no errors, signs the browser in, and answers with the recovery codes. */
export async function enrol(
  deps: StaffDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { linkId, email, organisation }: Enrolment,
): Promise<FastifyReply> {
  const { hashes, hasher, keys, writer, clock, database } = deps;
  const { token, name, password, code } = request.body as EnrolRequest;
  const place = hashes.reserve('known', request.ip);
  if (!place) return replyError(reply, 503, 'unavailable');
  const hashed = await place.run(() => hasher.hash(password));
  const now = clock.now();
  const secret = offeredSecret(keys.device, token);
  const verdict = judgeCode(secret, digitsOf(code), now, 0);
  if (verdict.kind !== 'valid') return refuseFields(reply, { code: [codeErrors[verdict.kind]] }) ?? reply;
  const named = readName(name);
  const [staffId, authenticatorId] = [newId(), newId()];
  const device = staffDeviceCookie.read(request, keys.device) ?? newId();
  const { session, give } = newSession(deps, request, staffId, device);
  const codes = newRecoveryCodes();
  const done = await writer.submit('enrolStaff', {
    linkId,
    person: {
      id: staffId,
      name: 'value' in named ? named.value : name,
      email,
      email_key: emailKey(email),
      password: hashed,
    },
    authenticator: {
      id: authenticatorId,
      secret: sealSecret(keys.identity, authenticatorId, secret),
      step: verdict.step,
    },
    recoveryHashes: codes.map((each) => recoveryHash(each)!),
    organisation,
    session,
    device: deviceHash(device),
    at: now,
    network: networkOf(request.ip),
  });
  if (done === 'used') return replyError(reply, 410, 'link_used');
  if (done === 'taken') return refuseFields(reply, { email: ['staffEmailTaken'] }) ?? reply;
  give(reply);
  const answer: Enrolled = { me: await readMe(database, staffId), recovery_codes: codes };
  return reply.code(201).header('cache-control', 'no-store').send(answer);
}
