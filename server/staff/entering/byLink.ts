import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { LinkToken } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { StaffLink } from '../../platform/database/staffSchema.ts';
import { replyError } from '../../platform/http/errors.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { entering } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { findLink, type DeadLink } from './staffLinks.ts';

type LinkHandler = (request: FastifyRequest, reply: FastifyReply, link: StaffLink) => Promise<FastifyReply>;

/** A handler that strangers reach with the token of an open link, from our pages only. */
export function byLink(deps: StaffDeps, kind: StaffLink['kind'], handler: LinkHandler): RouteHandlerMethod {
  const { database, clock } = deps;
  const budget = createBudget(deps, { network: 'link.network' });
  return entering(deps, async (request, reply) => {
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const { token } = request.body as LinkToken;
    const link = await readable(findLink(database, kind, token, clock.now()));
    return typeof link === 'string' ? refuseDead(reply, link) : handler(request, reply, link);
  });
}

const refuseDead = (reply: FastifyReply, dead: DeadLink) =>
  replyError(reply, dead === 'link_unknown' ? 404 : 410, dead);
