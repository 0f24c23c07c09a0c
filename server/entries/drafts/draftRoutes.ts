import type { FastifyReply } from 'fastify';
import { UPLOAD_LIFE_MS } from '../../../domain/delays.ts';
import type { AccountDraft, DraftReply, DraftRequest, KeptDraftReply } from '../../../domain/contract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { newId } from '../../platform/ids.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import { signedIn, type SignedInHandler } from '../../platform/sessions/authenticate.ts';
import type { EntryDeps } from '../entryDeps.ts';
import { openForRegistration } from '../openCompetition.ts';
import { findDraft } from './draftsRepo.ts';

export type DraftDeps = EntryDeps & {
  /** The rate limit of drafts kept and discarded. */
  drafts: Budget;
};

/** `/participant/draft/{comp_id}`: the caller's own draft of a registration (decision D204). */
export const draftHandlers = (deps: DraftDeps): OperationHandlers => ({
  readDraft: signedIn(deps, readDraft(deps)),
  keepDraft: signedIn(deps, limited(deps, keepDraft(deps))),
  discardDraft: signedIn(deps, limited(deps, discardDraft(deps))),
});

const competitionOf = (params: unknown) => (params as { comp_id: string }).comp_id;
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/** A write within the limit of its candidate. */
const limited =
  ({ drafts }: DraftDeps, handler: SignedInHandler): SignedInHandler =>
  (request, reply, who) =>
    orUnavailable(reply, async () => {
      const retryAfter = await drafts.take({ own: who.userId });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      return handler(request, reply, who);
    });

const readDraft =
  ({ database, clock }: DraftDeps): SignedInHandler =>
  async (request, reply, { userId }) => {
    const competitionId = competitionOf(request.params);
    const row = await readable(findDraft(database, { userId, competitionId }, clock.now()));
    const data = row && {
      ...(JSON.parse(row.content) as Pick<AccountDraft, 'key' | 'fields' | 'begun' | 'upload'>),
      version: row.version,
      ...timesOf(row.changed_at),
    };
    return noStore(reply).send({ data: data ?? null } satisfies DraftReply);
  };

const keepDraft =
  (deps: DraftDeps): SignedInHandler =>
  async (request, reply, { userId }) => {
    const competitionId = competitionOf(request.params);
    const found = openForRegistration(deps, competitionId);
    if (found.kind === 'unknown') return replyError(reply, 404, 'unknown_competition');
    if (found.kind === 'notYet') return replyError(reply, 403, 'registration_not_open');
    if (found.kind === 'closed') return replyError(reply, 403, 'registration_closed');
    const { replaces, ...content } = request.body as DraftRequest;
    const kept = await deps.writer.submit('keepDraft', {
      userId,
      competitionId,
      content: JSON.stringify(content),
      version: newId(),
      replaces,
      at: deps.clock.now(),
    });
    if (kept.kind === 'outdated') return replyError(reply, 409, 'draft_outdated');
    if (kept.kind === 'alreadyEntered') return replyError(reply, 409, 'already_entered');
    const data = { version: kept.version, ...timesOf(kept.at) };
    return noStore(reply).send({ data } satisfies KeptDraftReply);
  };

const discardDraft =
  ({ writer }: DraftDeps): SignedInHandler =>
  async (request, reply, { userId }) => {
    await writer.submit('discardDraft', { userId, competitionId: competitionOf(request.params) });
    return noStore(reply).status(204).send();
  };

const timesOf = (changedAt: number) => ({ changed_at: changedAt, kept_until: changedAt + UPLOAD_LIFE_MS });
