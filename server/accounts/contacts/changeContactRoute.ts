import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { ContactChangeRequest, Profile } from '../../../domain/contract.ts';
import type { AccountContact } from '../../../domain/forms/contactChange.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import type { FieldErrorCode } from '../../platform/http/errorTexts.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { signedIn } from '../../platform/sessions/authenticate.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { replyDone } from '../accountReply.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { findByUser } from '../accountsRepo.ts';
import { judgeCurrentPassword, refuseCurrentPassword } from '../passwords/judgePassword.ts';
import { findProfile } from '../profile/profilesRepo.ts';
import { contactCharges } from './contactCharges.ts';
import { contactColumn, isVerified } from './contactChangesRepo.ts';
import { readContact } from './readContact.ts';

/** `POST /profile/change-contact`. */
export function changeContactRoute(deps: AccountDeps): RouteHandlerMethod {
  return signedIn(deps, (request, reply, { userId }) =>
    orUnavailable(reply, () => changeContact(deps, request, reply, userId)),
  );
}

async function changeContact(
  deps: AccountDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
) {
  const { database, writer, clock } = deps;
  const { field, value, current_password: typed } = request.body as ContactChangeRequest;
  const account = await readable(findByUser(database, userId));
  const profile = await readable(findProfile(database, userId, clock.now()));
  if (!account || !profile) return replyError(reply, 401, 'unauthenticated');
  const read = await readValue(deps, profile, field, value);
  const refused = refuseFields(reply, {
    [field]: 'error' in read ? [read.error] : [],
    current_password: typed === '' ? ['currentPasswordRequired'] : [],
  });
  if (refused || 'error' in read) return refused ?? reply;
  const judged = await judgeCurrentPassword(
    deps,
    request,
    reply,
    { userId, stored: account.password, typed },
    async () => undefined,
  );
  if ('refused' in judged) return judged.refused;
  const { current, attempt } = judged;
  const charges = contactCharges(deps, { kind: 'contact', id: userId, contact: read.value });
  const at = clock.now();
  const { retryAfter } = await writer.submit('admitAttempt', { charges, at });
  if (retryAfter !== null) return replyError(reply, 429, 'too_many_changes', { retryAfter });
  const isRequested = await writer.submit('requestContactChange', {
    userId,
    current,
    attempt,
    field: contactColumn[field],
    value: read.value,
    language: replyLanguage(request),
    at,
    network: networkOf(request.ip),
  });
  if (!isRequested) return refuseCurrentPassword(reply);
  const data = await readable(findProfile(database, userId, clock.now()));
  return replyDone(reply, field === 'email' ? 'emailToVerify' : 'phoneToVerify', data);
}

/**
 * The new contact in its stored form, or the error of its field. The contact that the user has already
 * verified is an error.
 */
async function readValue(
  { database }: AccountDeps,
  profile: Profile,
  field: AccountContact,
  typed: string,
): Promise<{ value: string } | { error: FieldErrorCode }> {
  const read = readContact(field, typed);
  if ('error' in read) return read;
  const isSame = read.value.toLowerCase() === profile[field]?.toLowerCase();
  if (isSame && (await readable(isVerified(database, profile.id, contactColumn[field]))))
    return { error: 'contactSame' };
  return read;
}
