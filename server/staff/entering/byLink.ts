import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { LinkToken } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { StaffLink } from '../../platform/database/staffSchema.ts';
import { replyError } from '../../platform/http/errors.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { entering } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { findLink, type DeadLink } from './staffLinks.ts';

type LinkHandler<Link> = (request: FastifyRequest, reply: FastifyReply, link: Link) => Promise<FastifyReply>;

/** A handler that strangers reach with the token of an open setup link or invitation, from our pages only. */
export const byLink = (
  deps: StaffDeps,
  kind: StaffLink['kind'],
  handler: LinkHandler<StaffLink>,
): RouteHandlerMethod =>
  byToken(deps, (token) => findLink(deps.database, kind, token, deps.clock.now()), handler);

/** A handler that strangers reach with a token of what `find` finds, from our pages only. */
export function byToken<Link extends object>(
  deps: StaffDeps,
  find: (token: string) => Promise<Link | DeadLink>,
  handler: LinkHandler<Link>,
): RouteHandlerMethod {
  const budget = createBudget(deps, { network: 'link.network' });
  return entering(deps, async (request, reply) => {
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const { token } = request.body as LinkToken;
    const link = await readable(find(token));
    return typeof link === 'string' ? refuseDead(reply, link) : handler(request, reply, link);
  });
}

const refuseDead = (reply: FastifyReply, dead: DeadLink) =>
  replyError(reply, dead === 'link_unknown' ? 404 : 410, dead);
