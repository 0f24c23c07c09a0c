import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerCode } from '../../../domain/errors.ts';
import type { ResetStarted } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { replyAsked } from '../approvals/replyAsked.ts';
import { linkAddress, newMailedLink } from '../entering/staffLinks.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { OnlyOwnerReset } from './resetWrites.ts';
import { readOpenReset } from './resetsRepo.ts';

/** Handlers with which people reset the access of others, and stop a reset of their own. */
export function resetHandlers(deps: StaffDeps): OperationHandlers {
  const { writer, clock, keys } = deps;
  const budget = createBudget(deps, { own: 'invite.staff' });
  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { staffId: by }: StaffCaller,
  ): Promise<{ reset: NewReset; token: string } | { refused: FastifyReply }> => {
    const retryAfter = await budget.take({ own: by });
    if (retryAfter !== undefined)
      return { refused: replyError(reply, 429, 'too_many_requests', { retryAfter }) };
    const { token, ...link } = newMailedLink(keys.device);
    return { token, reset: { ...actOf(deps, request, by), ...link, language: replyLanguage(request) } };
  };
  return {
    startReset: staffOnly(deps, 'changeStaff', async (request, reply, caller) => {
      const { id: staffId } = request.params as { id: string };
      const begun = await start(request, reply, caller);
      if ('refused' in begun) return begun.refused;
      const made = await writer.submit('startReset', { ...begun.reset, staffId });
      if (typeof made === 'object' && 'asked' in made) return replyAsked(deps, reply, made, caller);
      return typeof made === 'string'
        ? replyError(reply, ...refusals[made])
        : replyStarted(deps, reply, made.staffId, begun.token);
    }),
    withdrawReset: staffOnly(deps, 'changeStaff', async (request, reply, { staffId: by }) => {
      const { id: staffId } = request.params as { id: string };
      const done = await writer.submit('withdrawReset', { ...actOf(deps, request, by), staffId });
      if (done === 'forbidden') return replyError(reply, 403, 'forbidden');
      return done === 'withdrawn' ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
    resetOnlyOwner: staffOnly(deps, 'changeOrganisations', async (request, reply, caller) => {
      const begun = await start(request, reply, caller);
      if ('refused' in begun) return begun.refused;
      const made = await writer.submit('resetOnlyOwner', begun.reset);
      return typeof made === 'string'
        ? replyError(reply, ...refusals[made])
        : replyStarted(deps, reply, made.staffId, begun.token);
    }),
    withdrawOwnerReset: staffOnly(deps, 'changeOrganisations', async (request, reply, { staffId: by }) => {
      const wasOpen = await writer.submit('withdrawOwnerReset', actOf(deps, request, by));
      return wasOpen ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
    stopOwnReset: staffOnly(deps, 'own', async (request, reply, { staffId: by }) => {
      const act = { by, at: clock.now(), network: networkOf(request.ip) };
      const wasOpen = await writer.submit('stopOwnReset', act);
      return wasOpen ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
  };
}

type NewReset = PeopleAct & { id: string; token_hash: string; language: ReturnType<typeof replyLanguage> };

const actOf = ({ clock }: StaffDeps, request: FastifyRequest, by: string): PeopleAct => {
  const { organisation } = request.params as { organisation: string };
  return { organisationId: organisation, by, at: clock.now(), network: networkOf(request.ip) };
};

const refusals: Record<Extract<OnlyOwnerReset, string>, [status: number, code: ServerCode]> = {
  unknown: [404, 'not_found'],
  forbidden: [403, 'forbidden'],
  own: [409, 'reset_own'],
  stronger: [409, 'reset_stronger'],
  owners: [409, 'not_one_owner'],
};

async function replyStarted(
  { database, clock, adminOrigin, sendsMail }: StaffDeps,
  reply: FastifyReply,
  staffId: string,
  token: string,
): Promise<FastifyReply> {
  const reset = await readable(readOpenReset(database, staffId, clock.now()));
  // Withdrawn or completed since the write: its link is dead.
  if (!reset) return replyError(reply, 409, 'changed_meanwhile');
  const person = await readable(
    database
      .selectFrom('staff')
      .where('id', '=', staffId)
      .select(['name', 'email'])
      .executeTakeFirstOrThrow(),
  );
  const link = linkAddress(adminOrigin, 'reset', token);
  const answer: ResetStarted = { reset, ...person, link, is_mailed: sendsMail };
  return reply.code(201).header('cache-control', 'no-store').send(answer);
}
