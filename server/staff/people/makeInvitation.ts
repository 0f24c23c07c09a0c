import type { FastifyReply, FastifyRequest } from 'fastify';
import { emailKey, readEmail } from '../../../domain/person/email.ts';
import type { Scope } from '../../../domain/staff/rights.ts';
import type { Invited, Role } from '../../../domain/staff/staffContract.ts';
import { INVITATION_MS } from '../../../domain/staff/staffLimits.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { replyAsked } from '../approvals/replyAsked.ts';
import { linkAddress, newMailedLink } from '../entering/staffLinks.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { FirstOwnerInvited } from './inviteFirstOwner.ts';
import type { InvitationToMake } from './invitePerson.ts';
import type { InvitationMade } from './peopleWrites.ts';

type Wanted = { organisation: string; caller: StaffCaller; email: string; role: Role; competitionIds: Scope };

/**
 * Makes invitations by a write, and answers with their links. All calls that one maker answers share one limit per
 * inviter.
 */
export function invitationMaker(deps: StaffDeps) {
  const { clock, keys, adminOrigin, sendsMail } = deps;
  const budget = createBudget(deps, { own: 'invite.staff' });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { organisation, caller, email: typed, role, competitionIds }: Wanted,
    write: (invitation: InvitationToMake) => Promise<FirstOwnerInvited | InvitationMade>,
  ): Promise<FastifyReply> => {
    const { staffId } = caller;
    const email = readEmail(typed);
    if ('error' in email) return refuseFields(reply, { email: [email.error] }) ?? reply;
    const retryAfter = await budget.take({ own: staffId });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const now = clock.now();
    const { id, token, token_hash } = newMailedLink(keys.device);
    const expires_at = now + INVITATION_MS;
    const made = await write({
      organisationId: organisation,
      by: staffId,
      at: now,
      network: networkOf(request.ip),
      id,
      token_hash,
      email: email.value,
      email_key: emailKey(email.value),
      role,
      competitionIds,
      expires_at,
      language: replyLanguage(request),
    });
    if (typeof made === 'object') return replyAsked(deps, reply, made, caller);
    if (made !== 'invited') return refuse(reply, made);
    const answer: Invited = {
      invitation: { id, email: email.value, role, expires_at },
      link: linkAddress(adminOrigin, 'invitation', token),
      is_mailed: sendsMail,
    };
    return reply.code(201).header('cache-control', 'no-store').send(answer);
  };
}

function refuse(reply: FastifyReply, made: Exclude<FirstOwnerInvited, 'invited'>): FastifyReply {
  if (made === 'unknown') return replyError(reply, 404, 'not_found');
  if (made === 'owned') return replyError(reply, 409, 'has_owner');
  return refuseFields(reply, fieldErrors[made]) ?? reply;
}

const fieldErrors = {
  held: { email: ['roleHeld'] },
  excluded: { role: ['roleExcluded'] },
  elsewhere: { competitions: ['competitionUnknown'] },
} as const;
