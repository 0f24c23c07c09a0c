import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../../platform/sessions/authenticate.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { readable } from '../../platform/database/readable.ts';
import { API_PREFIX } from '../../platform/http/apiPrefix.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { findOwnEntry, type EntryRow, wasReplaced } from '../entriesRepo.ts';
import { refuseEntry } from '../entryReply.ts';
import { FORM_BODY_MS } from '../forms/entryFormLimits.ts';
import { admitForm, withForm } from '../forms/receiveForm.ts';
import { openForReplacement } from '../openCompetition.ts';
import { sendSubmission } from '../submissions/sendSubmission.ts';
import { replaceEntry, updateFields, type ReplaceOutcome, type Replacing } from './replaceEntry.ts';
import type { FiledEntryDeps } from '../entryDeps.ts';

export type ReplaceDeps = FiledEntryDeps & {
  /** The rate limit of forms per network. It is made once, so that all listeners share it. */
  forms: Budget;
  replacements: Budget;
};

type OwnEntry = Pick<Replacing, 'entry' | 'competition' | 'isOpen'>;

/** Registers `POST /participant/update/{id}`, in a scope whose parser reads multipart bodies. */
export function registerReplace(scope: FastifyInstance, deps: ReplaceDeps): void {
  scope.post(
    `${API_PREFIX}/participant/update/:id`,
    {
      config: { bodyMs: FORM_BODY_MS },
      onRequest: (request, reply) => admitReplacement(deps, request, reply),
    },
    (request, reply) => orUnavailable(reply, () => receiveReplacement(deps, request, reply)),
  );
}

async function admitReplacement(deps: ReplaceDeps, request: FastifyRequest, reply: FastifyReply) {
  // A malformed key is refused before the session is looked up, so that it costs no query.
  if (readIdempotencyKey(request.headers['idempotency-key']).kind === 'malformed')
    return replyError(reply, 400, 'idempotency_key_malformed');
  const who = await authenticate(deps, request);
  if (!who) return replyError(reply, 401, 'unauthenticated');
  const found = await ownEntry(deps, request, reply, who.userId);
  if (!('entry' in found)) return found;
  if (found.entry.withdrawn_at !== null) return replyError(reply, 403, 'entry_withdrawn');
  if (!found.isOpen && !(await mayBeRetry(deps, found))) return replyError(reply, 403, 'competition_ended');
  const refused = await admitForm(request, reply, deps, deps.forms);
  if (refused) return refused;
  const retryAfter = await deps.replacements.take({ own: who.userId });
  return retryAfter === undefined ? undefined : replyError(reply, 429, 'too_many_requests', { retryAfter });
}

/** Finds the caller's entry and its competition, or answers 404. */
async function ownEntry(
  deps: ReplaceDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<OwnEntry | FastifyReply> {
  const { id } = request.params as { id: string };
  const entry = await readable(findOwnEntry(deps.database, id, userId));
  const found = entry && openForReplacement(deps, entry.competition_id);
  if (!entry || !found || found.kind === 'unknown') return replyError(reply, 404, 'unknown_entry');
  return { entry, competition: found.competition, isOpen: found.kind === 'open' };
}

/**
 * How long (ms) after the end of a competition a form is still read, because it may repeat one sent before
 * the end.
 */
const STILL_WORKED_ON_MS = 3_600_000;

/**
 * Whether a form sent after the competition's end may repeat one from before. Others are refused without
 * reading them.
 */
async function mayBeRetry({ database, clock }: ReplaceDeps, { entry, competition }: OwnEntry) {
  const justEnded = clock.now() - (competition.comp_end ?? 0) < STILL_WORKED_ON_MS;
  return justEnded || readable(wasReplaced(database, entry.id));
}

/** The form of a replacement has no text field that could be wrong, so no early refusal. */
const refuseNothing = async () => undefined;

async function receiveReplacement(deps: ReplaceDeps, request: FastifyRequest, reply: FastifyReply) {
  const { pace, folder } = deps.uploads;
  const rules = {
    fields: updateFields,
    folder,
    pace,
    refuse: refuseNothing,
    mediaMegabytes: () => undefined,
  };
  return withForm(request, reply, deps, rules, async (form) => {
    // Look again: the session and the competition may have ended while the form was being received.
    const who = await authenticate(deps, request);
    if (!who) return replyError(reply, 401, 'unauthenticated');
    const found = await ownEntry(deps, request, reply, who.userId);
    if (!('entry' in found)) return found;
    const header = readIdempotencyKey(request.headers['idempotency-key']);
    const key = header.kind === 'key' ? header.key : null;
    const asked = { form, key, network: networkOf(request.ip), language: replyLanguage(request) };
    const outcome = await replaceEntry(deps, { ...found, ...asked });
    return answerReplacement(deps, reply, found.entry, outcome);
  });
}

async function answerReplacement(
  deps: ReplaceDeps,
  reply: FastifyReply,
  entry: EntryRow,
  outcome: ReplaceOutcome,
): Promise<FastifyReply> {
  if (outcome.kind === 'refused') return replyError(reply, outcome.status, outcome.code, outcome);
  if (outcome.kind === 'fields') return refuseEntry(reply, outcome.errors, outcome.code) ?? reply;
  return sendSubmission(deps, reply, entry, { text: 'replaced', replayed: outcome.replayed });
}
