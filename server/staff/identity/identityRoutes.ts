import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readReveal, readVerdict } from '../../../domain/staff/identityCheck.ts';
import { type Act, reaches, scopeOf } from '../../../domain/staff/rights.ts';
import type { RevealRequest, VerdictRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import { attachment } from '../../platform/http/attachment.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { linkHash, newLinkToken } from '../../platform/linkTokens.ts';
import { StorageError } from '../../platform/storage/storageError.ts';
import { refuseRead } from '../season/replyWritten.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { findEntry } from '../entries/findEntry.ts';
import { findLook, readIdentityCheck } from './identityRepo.ts';

/** An entry that the caller may act on. */
type Place = { organisationId: string; entryId: string; competitionId: string };

/** Handlers about identity documents: a look at one, and what is kept of it (decision D242). */
export function identityHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const budget = createBudget(deps, { own: 'reveal.staff' });
  const onEntry = (
    act: Act,
    handler: (
      request: FastifyRequest,
      reply: FastifyReply,
      caller: StaffCaller,
      place: Place,
    ) => Promise<FastifyReply>,
  ) =>
    staffOnly(deps, act, async (request, reply, caller) => {
      const { organisation: organisationId, id: entryId } = request.params as Record<string, string>;
      const sight = { organisationId: organisationId!, scope: scopeOf(caller.held, act, organisationId!) };
      const entry = await readable(findEntry(database, sight, entryId!));
      if (!entry) return replyError(reply, 404, 'not_found');
      return handler(request, reply.header('cache-control', 'no-store'), caller, {
        organisationId: organisationId!,
        entryId: entryId!,
        ...entry,
      });
    });
  const actOf = (request: FastifyRequest, { staffId }: StaffCaller, place: Place) => ({
    ...place,
    by: staffId,
    at: clock.now(),
    network: networkOf(request.ip),
  });
  return {
    readIdentityCheck: onEntry('readEntries', async (_request, reply, { held }, place) => {
      const revealed = scopeOf(held, 'revealIdentity', place.organisationId);
      const mayReveal = reaches(revealed, place.competitionId);
      return reply.send(await readable(readIdentityCheck(database, place.entryId, mayReveal)));
    }),
    revealIdentity: onEntry('revealIdentity', async (request, reply, caller, place) => {
      const { reason, why } = request.body as RevealRequest;
      const read = readReveal({ reason, why: why ?? '' });
      if ('errors' in read) return refuseRead(reply, read.errors);
      const retryAfter = await budget.take({ own: caller.staffId });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const { token, token_hash: tokenHash } = newLinkToken();
      const look = { lookId: newId(), tokenHash, sessionId: caller.sessionId };
      const act = actOf(request, caller, place);
      const revealed = await writer.submit('revealIdentity', { ...act, ...look, ...read.values });
      if (!revealed) return replyError(reply, 410, 'document_gone');
      return reply.code(201).send({ ...revealed, token });
    }),
    openIdentity: onEntry('checkIdentity', (request, reply, caller, place) =>
      sendDocument(deps, actOf(request, caller, place), caller, request, reply),
    ),
    judgeIdentity: onEntry('checkIdentity', async (request, reply, caller, place) => {
      const { look, note, ...points } = request.body as VerdictRequest;
      const read = readVerdict({ ...points, note: note ?? '' });
      if ('errors' in read) return refuseRead(reply, read.errors);
      const act = actOf(request, caller, place);
      const judged = await writer.submit('judgeIdentity', { ...act, look, ...read.values });
      if (judged === 'notRevealed') return replyError(reply, 409, 'not_revealed');
      if (judged === 'given') return replyError(reply, 409, 'verdict_given');
      return reply.code(judged.replayed ? 200 : 201).send(judged.verdict);
    }),
  };
}

/** Sends the document of a look, once. It is read and verified whole first, so that no failure of the store spends the look. */
async function sendDocument(
  { database, writer, documents }: StaffDeps,
  act: Place & { by: string; at: number; network: string },
  { sessionId }: StaffCaller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.body as { token: string };
  const look = await readable(findLook(database, linkHash(token)));
  if (!look || look.entry_id !== act.entryId) return replyError(reply, 404, 'not_found');
  if (look.session_id !== sessionId) return replyError(reply, 403, 'reveal_elsewhere');
  if (look.opened_at !== null) return replyError(reply, 410, 'reveal_used');
  if (look.expires_at <= act.at) return replyError(reply, 410, 'reveal_expired');
  const { object, wrapped_key, mime } = look;
  if (object === null || wrapped_key === null || mime === null)
    return replyError(reply, 410, 'document_gone');
  const bytes = await readWhole(documents, object, wrapped_key);
  if (bytes === 'missing') return replyError(reply, 410, 'document_gone');
  if (bytes === 'damaged') {
    reply.log.error(
      { code: 'identity_damaged', entry: act.entryId },
      'an identity document cannot be opened',
    );
    return replyError(reply, 410, 'document_damaged');
  }
  const opened = await writer.submit('openIdentity', { ...act, lookId: look.id });
  if (opened !== 'opened')
    return replyError(reply, 410, opened === 'used' ? 'reveal_used' : 'reveal_expired');
  return reply
    .headers({
      'content-type': mime,
      'content-length': bytes.length,
      'content-disposition': attachment(`identity-${act.entryId}.${mime.split('/')[1] ?? 'bin'}`),
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(bytes);
}

async function readWhole(
  documents: StaffDeps['documents'],
  object: string,
  wrappedKey: string,
): Promise<Buffer | 'missing' | 'damaged'> {
  try {
    return await buffer(await documents.read(object, wrappedKey));
  } catch (error) {
    if (error instanceof StorageError && (error.reason === 'missing' || error.reason === 'damaged'))
      return error.reason;
    throw error;
  }
}
