import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readable } from '../../platform/database/readable.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { documentUntil } from '../documentUntil.ts';
import { findOwnEntry, type EntryRow } from '../entriesRepo.ts';
import { refuseEntry } from '../entryReply.ts';
import { FORM_BODY_MS } from '../forms/entryFormLimits.ts';
import { judgeIdentity, type JudgedDocument } from '../forms/judgeFiles.ts';
import { keepIdentity, storageRefusal, submitKept } from '../forms/keepFiles.ts';
import { admitForm, withForm } from '../forms/receiveForm.ts';
import type { ReplaceDeps } from '../replace/replaceRoute.ts';
import { sendSubmission } from '../submissions/sendSubmission.ts';
import { wasDocumentAsked } from './correctionsRepo.ts';
import type { ReplacedDocument } from './replaceDocument.ts';

/** Registers `POST /participant/document/{id}`, in a scope whose parser reads multipart bodies. */
export function registerDocument(scope: FastifyInstance, deps: ReplaceDeps): void {
  scope.post(
    `${API_PREFIX}/participant/document/:id`,
    { config: { bodyMs: FORM_BODY_MS }, onRequest: (request, reply) => admitDocument(deps, request, reply) },
    (request, reply) => orUnavailable(reply, () => receiveDocument(deps, request, reply)),
  );
}

async function admitDocument(deps: ReplaceDeps, request: FastifyRequest, reply: FastifyReply) {
  const who = await authenticate(deps, request);
  if (!who) return replyError(reply, 401, 'unauthenticated');
  const { id } = request.params as { id: string };
  const entry = await readable(findOwnEntry(deps.database, id, who.userId));
  if (!entry) return replyError(reply, 404, 'unknown_entry');
  if (entry.withdrawn_at !== null) return replyError(reply, 403, 'entry_withdrawn');
  if (!(await readable(wasDocumentAsked(deps.database, id))))
    return replyError(reply, 403, 'correction_closed');
  const refused = await admitForm(request, reply, deps, deps.forms);
  if (refused) return refused;
  const retryAfter = await deps.replacements.take({ own: who.userId });
  return retryAfter === undefined ? undefined : replyError(reply, 429, 'too_many_requests', { retryAfter });
}

async function receiveDocument(deps: ReplaceDeps, request: FastifyRequest, reply: FastifyReply) {
  const { pace, folder } = deps.uploads;
  const rules = {
    fields: [],
    folder,
    pace,
    refuse: async () => undefined,
    mediaMegabytes: () => 0,
  };
  return withForm(request, reply, deps, rules, async ({ files }) => {
    // Look again: the session may have ended while the form was being received.
    const who = await authenticate(deps, request);
    if (!who) return replyError(reply, 401, 'unauthenticated');
    const { id } = request.params as { id: string };
    const entry = await readable(findOwnEntry(deps.database, id, who.userId));
    if (!entry) return replyError(reply, 404, 'unknown_entry');
    const judged = await judgeIdentity(files.id_passport_url);
    if (!judged.ok) return refuseEntry(reply, { id_passport_url: judged }) ?? reply;
    try {
      return await answerDocument(deps, reply, entry, await storeDocument(deps, request, entry, judged.file));
    } catch (error) {
      const refusal = storageRefusal(error);
      if (!refusal) throw error;
      return replyError(reply, refusal.status, refusal.code);
    }
  });
}

async function storeDocument(
  deps: ReplaceDeps,
  request: FastifyRequest,
  { id: entryId, user_id: userId, competition_id }: EntryRow,
  document: JudgedDocument,
): Promise<ReplacedDocument> {
  const at = deps.clock.now();
  const kept = await keepIdentity(deps, document);
  const isStored = (output: ReplacedDocument) => output.kind === 'replaced' && !output.replayed;
  const output = await submitKept([kept], isStored, () =>
    deps.writer.submit('replaceDocument', {
      entryId,
      userId,
      identity: kept.row,
      identityUntil: documentUntil(deps.catalogue.view, competition_id, at),
      at,
      network: networkOf(request.ip),
      language: replyLanguage(request),
    }),
  );
  // What fails here, the sweeper removes later; without its key nobody can read it.
  if (output.kind === 'replaced')
    await Promise.allSettled(output.orphans.map((object) => deps.files.documents.remove(object)));
  return output;
}

async function answerDocument(
  deps: ReplaceDeps,
  reply: FastifyReply,
  entry: EntryRow,
  outcome: ReplacedDocument,
): Promise<FastifyReply> {
  if (outcome.kind !== 'replaced')
    return outcome.kind === 'closed'
      ? replyError(reply, 403, 'correction_closed')
      : replyError(reply, 404, 'unknown_entry');
  return sendSubmission(deps, reply, entry, { text: 'documentReplaced', replayed: outcome.replayed });
}
