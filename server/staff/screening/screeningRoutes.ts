import type { FastifyReply, FastifyRequest } from 'fastify';
import { scopeOf } from '../../../domain/staff/rights.ts';
import type {
  CorrectionRequest,
  DecisionRequest,
  HoldRequest,
  NoteRequest,
  ScreeningClaim,
} from '../../../domain/staff/staffContract.ts';
import type { ScreenedEntry } from '../../entries/screening/screenEntry.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly, type StaffHandler } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { findEntry } from '../entries/findEntry.ts';
import { keyIn } from '../pageKey.ts';
import { competitionsOf, readDesk } from './deskRepo.ts';
import { readItem } from './itemRepo.ts';
import { refuseScreening } from './refuseScreening.ts';

/** Handlers of the desk of screeners. */
export function screeningHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, links } = deps;
  const sightOf = (request: FastifyRequest, { held, staffId }: StaffCaller) => {
    const { organisation } = request.params as { organisation: string };
    return {
      organisationId: organisation,
      scope: scopeOf(held, 'screenEntries', organisation),
      contacts: scopeOf(held, 'readContacts', organisation),
      staffId,
      links,
      now: clock.now(),
    };
  };
  /** A handler of one entry, which the caller may screen. */
  const ofEntry = (handler: StaffHandler) =>
    staffOnly(deps, 'screenEntries', async (request, reply, caller) => {
      const entry = findEntry(database, sightOf(request, caller), pathOf(request).id);
      if (!(await readable(entry))) return replyError(reply, 404, 'not_found');
      return handler(request, reply, caller);
    });
  return {
    readScreeningDesk: staffOnly(deps, 'screenEntries', async (request, reply, caller) => {
      const { competition } = request.query as { competition?: string };
      const desk = readDesk(database, { ...sightOf(request, caller), competition });
      return fresh(reply).send(await readable(desk));
    }),
    claimEntry: staffOnly(deps, 'screenEntries', async (request, reply, caller) => {
      const { keep, want, competition, after, entry } = request.body as ScreeningClaim;
      const sight = sightOf(request, caller);
      const { ids } = await readable(
        competitionsOf(database, { ...sight, competition: competition ?? undefined }),
      );
      const place = after == null ? null : keyIn(after);
      const { kept, claimed } = await writer.submit('claimEntries', {
        staffId: caller.staffId,
        competitionIds: ids,
        keep,
        want: want ? (entry == null ? { after: place } : { id: entry }) : null,
        at: sight.now,
      });
      const item = claimed === null ? undefined : await readable(readItem(database, sight, claimed));
      return fresh(reply).send({ kept, item: item ?? null });
    }),
    decideEntry: ofEntry(async (request, reply, { staffId }) => {
      const { id, decision, reason, saw } = request.body as DecisionRequest;
      const { id: entryId } = pathOf(request);
      const input = { entryId, staffId, id, decision, reason, saw, at: clock.now() };
      return replyDecided(reply, await writer.submit('screenEntry', input));
    }),
    undoDecision: ofEntry(async (request, reply, { staffId }) => {
      const { id: entryId, decision: decisionId } = pathOf(request);
      const input = { entryId, decisionId, actor: staffId, at: clock.now() };
      const undone = await writer.submit('undoDecision', input);
      if (undone === 'undone') return reply.code(204).send();
      if (undone === 'unknown') return replyError(reply, 404, 'not_found');
      return replyError(reply, 409, undone === 'late' ? 'decision_final' : 'changed_meanwhile');
    }),
    holdEntry: ofEntry(async (request, reply, { staffId }) => {
      const { is_held: isHeld } = request.body as HoldRequest;
      const input = { entryId: pathOf(request).id, staffId, isHeld, at: clock.now() };
      const held = await writer.submit('holdEntry', input);
      if (held === 'done') return reply.code(204).send();
      if (held === 'unknown') return replyError(reply, 404, 'not_found');
      return replyError(reply, 409, held === 'claimed' ? 'entry_claimed' : 'already_decided');
    }),
    noteEntry: ofEntry(async (request, reply, { staffId }) => {
      const { id, text } = request.body as NoteRequest;
      const note = { id, entryId: pathOf(request).id, staffId, text: text.trim(), at: clock.now() };
      return (await writer.submit('noteEntry', note))
        ? reply.code(204).send()
        : replyError(reply, 404, 'not_found');
    }),
    askEntryCorrection: ofEntry(async (request, reply, { staffId }) => {
      const { part, reason, days } = request.body as CorrectionRequest;
      const input = { part, days, reason: reason.ar, reasonEn: reason.en, actor: staffId, at: clock.now() };
      const asked = await writer.submit('askCorrection', { entryId: pathOf(request).id, ...input });
      if (asked.kind === 'asked') return fresh(reply).send({ due_at: asked.dueAt });
      return refuseScreening(reply, asked.kind);
    }),
  };
}

const pathOf = (request: FastifyRequest) => request.params as { id: string; decision: string };

const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

function replyDecided(reply: FastifyReply, screened: ScreenedEntry): FastifyReply {
  if (screened.kind !== 'decided') return refuseScreening(reply, screened.kind);
  const { what, status, undoUntil } = screened;
  return fresh(reply).send({ what, status, undo_until: undoUntil });
}
