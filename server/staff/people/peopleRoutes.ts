import type { FastifyReply, FastifyRequest } from 'fastify';
import { haveCommon, mayGive, mayGiveIn, scopeOf } from '../../../domain/staff/rights.ts';
import type {
  CompetitionsRequest,
  FirstOwnerRequest,
  InvitationRequest,
  Role,
} from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { replyAsked } from '../approvals/replyAsked.ts';
import type { LimitedTable } from '../competitions/scopes.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { CompetitionsChanged } from './changeCompetitions.ts';
import { invitationMaker } from './makeInvitation.ts';
import { findHolding, listPeople } from './peopleRepo.ts';
import type { PeopleAct } from './peopleAct.ts';
import { readWantedScope } from './readWantedScope.ts';

type OrganisationPath = { organisation: string };

/** Handlers about the people of an organisation and their invitations. */
export function peopleHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const makeInvitation = invitationMaker(deps);
  return {
    listStaff: staffOnly(deps, 'readStaff', async (request, reply, { held }) => {
      const { organisation } = request.params as OrganisationPath;
      const list = await readable(listPeople(database, organisation, held, clock.now()));
      return reply.header('cache-control', 'no-store').send(list);
    }),
    invite: staffOnly(deps, 'changeStaff', async (request, reply, caller) => {
      const { organisation } = request.params as OrganisationPath;
      const { held } = caller;
      const { email, role, competitions } = request.body as InvitationRequest;
      if (!mayGive(held, role, organisation)) return replyError(reply, 403, 'forbidden');
      const read = readWantedScope(held, { role, organisationId: organisation }, competitions);
      if ('error' in read) return refuseFields(reply, { competitions: [read.error] }) ?? reply;
      const wanted = { organisation, caller, email, role, competitionIds: read.scope };
      return makeInvitation(request, reply, wanted, (invitation) => writer.submit('inviteStaff', invitation));
    }),
    inviteFirstOwner: staffOnly(deps, 'changeOrganisations', async (request, reply, caller) => {
      const { organisation } = request.params as OrganisationPath;
      const { email } = request.body as FirstOwnerRequest;
      const wanted = { organisation, caller, email, role: 'owner', competitionIds: null } as const;
      return makeInvitation(request, reply, wanted, (invitation) =>
        writer.submit('inviteFirstOwner', invitation),
      );
    }),
    withdrawInvitation: onRole(deps, 'staff_links', async (_request, reply, act) => {
      const wasOpen = await writer.submit('withdrawInvitation', act);
      return wasOpen ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
    restoreInvitation: onRole(deps, 'staff_links', async (_request, reply, act) => {
      const restored = await writer.submit('restoreInvitation', act);
      if (restored === 'restored') return reply.code(204).send();
      return restored === 'late'
        ? replyError(reply, 409, 'undo_too_late')
        : replyError(reply, 404, 'not_found');
    }),
    endMembership: onRole(deps, 'memberships', async (_request, reply, act, { caller }) => {
      const ended = await writer.submit('endMembership', act);
      if (typeof ended === 'object') return replyAsked(deps, reply, ended, caller);
      if (ended === 'ended') return reply.code(204).send();
      return ended === 'last' ? replyError(reply, 409, 'last_owner') : replyError(reply, 404, 'not_found');
    }),
    changeRoleCompetitions: onRole(deps, 'memberships', async (request, reply, act, { caller, role }) => {
      const { competitions, version } = request.body as CompetitionsRequest;
      const { organisationId } = act;
      const read = readWantedScope(caller.held, { role, organisationId }, competitions);
      if ('error' in read) return refuseFields(reply, { competitions: [read.error] }) ?? reply;
      const wanted = { ...act, version, competitionIds: read.scope };
      return answerChanged(reply, await writer.submit('changeCompetitions', wanted));
    }),
  };
}

function answerChanged(reply: FastifyReply, changed: CompetitionsChanged): FastifyReply {
  if (changed === 'changed') return reply.code(204).send();
  if (changed === 'unknown') return replyError(reply, 404, 'not_found');
  if (changed === 'stale') return replyError(reply, 409, 'changed_meanwhile');
  const error = changed === 'elsewhere' ? 'competitionUnknown' : 'roleExcludedThere';
  return refuseFields(reply, { competitions: [error] }) ?? reply;
}

type RoleHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  act: PeopleAct & { id: string },
  of: { caller: StaffCaller; role: Role },
) => Promise<FastifyReply>;

/**
 * A handler about a membership or an invitation, for callers who may give and take its role in all of its competitions. To a
 * caller with none of these competitions it is foreign.
 */
const onRole = (deps: StaffDeps, table: LimitedTable, handler: RoleHandler) =>
  staffOnly(deps, 'changeStaff', async (request, reply, caller) => {
    const { staffId, held } = caller;
    const { organisation, id } = request.params as OrganisationPath & { id: string };
    const holding = await readable(findHolding(deps.database, table, id, organisation));
    if (!holding || !haveCommon(scopeOf(held, 'changeStaff', organisation), holding.competitionIds))
      return replyError(reply, 404, 'not_found');
    const { role, competitionIds } = holding;
    if (!mayGiveIn(held, role, organisation, competitionIds)) return replyError(reply, 403, 'forbidden');
    const [at, network] = [deps.clock.now(), networkOf(request.ip)];
    const act = { organisationId: organisation, by: staffId, at, network, id };
    return handler(request, reply, act, { caller, role });
  });
