import type { FastifyReply } from 'fastify';
import { emailKey, readEmail } from '../../../domain/person/email.ts';
import { mayGive } from '../../../domain/staff/rights.ts';
import type { InvitationRequest, Invited } from '../../../domain/staff/staffContract.ts';
import { INVITATION_MS } from '../../../domain/staff/staffLimits.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { invitationToken, linkAddress, linkHash } from '../entering/staffLinks.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { replyAsked } from '../approvals/replyAsked.ts';
import type { PeopleAct } from './peopleAct.ts';
import { listPeople, roleOf } from './peopleRepo.ts';
import type { InvitationMade } from './peopleWrites.ts';

type OrganisationPath = { organisation: string };

/** Handlers about the people of an organisation and their invitations. */
export function peopleHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, keys, adminOrigin, sendsMail } = deps;
  const budget = createBudget(deps, { own: 'invite.staff' });
  return {
    listStaff: staffOnly(deps, 'readStaff', async (request, reply) => {
      const { organisation } = request.params as OrganisationPath;
      const list = await readable(listPeople(database, organisation, clock.now()));
      return reply.header('cache-control', 'no-store').send(list);
    }),
    invite: staffOnly(deps, 'changeStaff', async (request, reply, { staffId, held }) => {
      const { organisation } = request.params as OrganisationPath;
      const { email: typed, role } = request.body as InvitationRequest;
      const email = readEmail(typed);
      if ('error' in email) return refuseFields(reply, { email: [email.error] }) ?? reply;
      if (!mayGive(held, role, organisation)) return replyError(reply, 403, 'forbidden');
      const retryAfter = await budget.take({ own: staffId });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const [id, now] = [newId(), clock.now()];
      const token = invitationToken(keys.device, id);
      const expires_at = now + INVITATION_MS;
      const made = await writer.submit('inviteStaff', {
        organisationId: organisation,
        by: staffId,
        at: now,
        network: networkOf(request.ip),
        id,
        token_hash: linkHash(token),
        email: email.value,
        email_key: emailKey(email.value),
        role,
        expires_at,
        language: replyLanguage(request),
      });
      if (typeof made === 'object') return replyAsked(deps, reply, made, { staffId, held });
      if (made !== 'invited') return refuseInvitation(reply, made);
      const answer: Invited = {
        invitation: { id, email: email.value, role, expires_at },
        link: linkAddress(adminOrigin, 'invitation', token),
        is_mailed: sendsMail,
      };
      return reply.code(201).header('cache-control', 'no-store').send(answer);
    }),
    withdrawInvitation: onRole(deps, 'staff_links', async (reply, act) => {
      const wasOpen = await writer.submit('withdrawInvitation', act);
      return wasOpen ? reply.code(204).send() : replyError(reply, 404, 'not_found');
    }),
    endMembership: onRole(deps, 'memberships', async (reply, act, caller) => {
      const ended = await writer.submit('endMembership', act);
      if (typeof ended === 'object') return replyAsked(deps, reply, ended, caller);
      if (ended === 'ended') return reply.code(204).send();
      return ended === 'last' ? replyError(reply, 409, 'last_owner') : replyError(reply, 404, 'not_found');
    }),
  };
}

/** A handler about a membership or an invitation, for callers who may give and take its role. */
const onRole = (
  deps: StaffDeps,
  table: 'memberships' | 'staff_links',
  handler: (
    reply: FastifyReply,
    act: PeopleAct & { id: string },
    caller: StaffCaller,
  ) => Promise<FastifyReply>,
) =>
  staffOnly(deps, 'changeStaff', async (request, reply, caller) => {
    const { staffId, held } = caller;
    const { organisation, id } = request.params as OrganisationPath & { id: string };
    const role = await readable(roleOf(deps.database, table, id, organisation));
    if (role === undefined) return replyError(reply, 404, 'not_found');
    if (!mayGive(held, role, organisation)) return replyError(reply, 403, 'forbidden');
    const [at, network] = [deps.clock.now(), networkOf(request.ip)];
    return handler(reply, { organisationId: organisation, by: staffId, at, network, id }, caller);
  });

const refuseInvitation = (reply: FastifyReply, made: Extract<InvitationMade, 'held' | 'excluded'>) =>
  refuseFields(reply, made === 'held' ? { email: ['roleHeld'] } : { role: ['roleExcluded'] }) ?? reply;
