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
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import { offeredSecret, sealSecret } from '../factors/authenticator.ts';
import { newRecoveryCodes, recoveryHash } from '../factors/recoveryCodes.ts';
import { codeErrors, judgeCode } from '../factors/totp.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { StaffToEnrol } from './enrolStaff.ts';
import { staffDeviceCookie } from './knownStaffDevices.ts';
import { newSession } from './newSession.ts';
import { readMe } from './readMe.ts';

/** A new person whose fields have no errors. `secret` and `step`: of the authenticator, and when its code was made. */
export type NewPerson = { name: string; password: string; secret: Buffer; step: number };

/** A new person with the link, the checked address, and the organisation that a setup makes. */
export type Enrolment = {
  linkId: string;
  email: string;
  organisation: StaffToEnrol['organisation'];
  person: NewPerson;
};

/** Reads the fields that every new person fills in. `code`: against the secret that the link offers. */
export function readNewPerson(
  { clock, keys }: Pick<StaffDeps, 'clock' | 'keys'>,
  { token, name, password, code }: EnrolRequest,
): { person: NewPerson } | { errors: Record<'name' | 'password' | 'code', FieldErrorCode[]> } {
  const named = readName(name);
  const secret = offeredSecret(keys.device, token);
  const verdict = judgeCode(secret, code.replaceAll(/\s/g, ''), clock.now(), 0);
  const weak = staffPasswordErrors(password, { fullName: name });
  const errors = weak.length === 0 && isAmongCommon(password) ? (['passwordCommon'] as const) : weak;
  if ('value' in named && verdict.kind === 'valid' && errors.length === 0)
    return { person: { name: named.value, password, secret, step: verdict.step } };
  return {
    errors: {
      name: 'error' in named ? [named.error] : [],
      password: [...errors],
      code: verdict.kind === 'valid' ? [] : [codeErrors[verdict.kind]],
    },
  };
}

/** Makes a person, signs the browser in, and answers with the recovery codes. */
export async function enrol(
  deps: StaffDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { linkId, email, organisation, person: { name, password, secret, step } }: Enrolment,
): Promise<FastifyReply> {
  const { hashes, hasher, keys, writer, clock, database } = deps;
  const place = hashes.reserve('known', request.ip);
  if (!place) return replyError(reply, 503, 'unavailable');
  const hashed = await place.run(() => hasher.hash(password));
  const [staffId, authenticatorId] = [newId(), newId()];
  const device = staffDeviceCookie.read(request, keys.device) ?? newId();
  const { session, give } = newSession(deps, request, staffId, device);
  const codes = newRecoveryCodes();
  const done = await writer.submit('enrolStaff', {
    linkId,
    person: { id: staffId, name, email, email_key: emailKey(email), password: hashed },
    authenticator: {
      id: authenticatorId,
      secret: sealSecret(keys.identity, authenticatorId, secret),
      step,
    },
    recoveryHashes: codes.map((each) => recoveryHash(each)!),
    organisation,
    session,
    device: deviceHash(device),
    at: clock.now(),
    network: networkOf(request.ip),
  });
  if (done === 'used') return replyError(reply, 410, 'link_used');
  if (done === 'taken') return refuseFields(reply, { email: ['staffEmailTaken'] }) ?? reply;
  give(reply);
  const answer: Enrolled = { me: await readMe(database, staffId, clock.now()), recovery_codes: codes };
  return reply.code(201).header('cache-control', 'no-store').send(answer);
}
