import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { MessageReply, SignupContactRequest } from '../../../domain/contract.ts';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { networkCharges } from '../../platform/attempts/networkCharges.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { contactCharges } from '../../accounts/contacts/contactCharges.ts';
import { contactColumn } from '../../accounts/contacts/contactChangesRepo.ts';
import { readContact } from '../../accounts/contacts/readContact.ts';
import { findSignup } from '../entriesRepo.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { signupKeyHash } from '../entryPseudonyms.ts';
import { entryText, refuseEntry } from '../entryReply.ts';

/**
 * `POST /signup/contact`: another phone number or e-mail address for a registration whose link was not used. Only the
 * key of the registration names it, which nobody but the browser that sent it has (decision D200).
 */
export const contactRoute =
  (deps: EntryDeps): RouteHandlerMethod =>
  (request, reply) =>
    orUnavailable(reply, () => correctContact(deps, request, reply));

async function correctContact(
  deps: EntryDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, writer, clock, keys, limits } = deps;
  const header = readIdempotencyKey(request.headers['idempotency-key']);
  if (header.kind !== 'key') return replyError(reply, 400, 'idempotency_key_malformed');
  const { comp_id: competitionId, civil_id, field, value } = request.body as SignupContactRequest;
  const read = readContact(field, value);
  if ('error' in read) return refuseEntry(reply, { [field]: read }) ?? reply;
  const named = { key: header.key, civilId: canonicalCivilId(civil_id), competitionId };
  const keyHash = signupKeyHash(keys.pepper, named);
  // Before the limits, so that nobody without a registration can use up those of a contact.
  if (!(await readable(findSignup(database, keyHash)))) return replyError(reply, 404, 'unknown_entry');
  const at = clock.now();
  const charges = [
    ...contactCharges(deps, { kind: 'correct', id: keyHash, contact: read.value }),
    ...networkCharges(keys.pepper, 'signup', request.ip, limits['signup.network']),
  ];
  const { retryAfter } = await writer.submit('admitAttempt', { charges, at });
  if (retryAfter !== null) return replyError(reply, 429, 'too_many_changes', { retryAfter });
  const corrected = await writer.submit('correctSignup', {
    keyHash,
    field: contactColumn[field],
    value: read.value,
    language: replyLanguage(request),
    at,
    network: networkOf(request.ip),
  });
  if (corrected === 'unknown') return replyError(reply, 404, 'unknown_entry');
  if (corrected === 'confirmed') return replyError(reply, 410, 'signup_confirmed');
  if (corrected === 'capped') return replyError(reply, 429, 'too_many_changes', { retryAfter: CAP_RETRY_S });
  if (corrected === 'emailTaken') return refuseEntry(reply, { email: { error: 'emailTaken' } }) ?? reply;
  return reply
    .header('cache-control', 'no-store')
    .send({ message: entryText(reply, 'linkSent') } satisfies MessageReply);
}

/** `Retry-After` in seconds for a contact that has had its daily messages. */
const CAP_RETRY_S = 3_600;
