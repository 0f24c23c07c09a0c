import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { PreviewEntered, PreviewRequest } from '../../../domain/contract.ts';
import { PREVIEW_MS } from '../../../domain/delays.ts';
import { readable } from '../../platform/database/readable.ts';
import { replyError } from '../../platform/http/errors.ts';
import { createBudget, type BudgetDeps } from '../../platform/limits/budget.ts';
import { givePreviewCookie } from './previewCookie.ts';
import type { PreviewDeps } from './openPreviews.ts';
import { findByToken } from './previewLinksRepo.ts';

export type EnterPreviewDeps = PreviewDeps & BudgetDeps & { config: { publicOrigin: string } };

/**
 * `POST /preview`: exchanges the token of a link for a cookie, and names the address of what it shows. Every link that shows
 * nothing gets the same answer: nobody learns whether it was ever one.
 */
export function enterPreviewRoute(deps: EnterPreviewDeps): RouteHandlerMethod {
  const { database, clock, keys, config } = deps;
  const budget = createBudget(deps, { network: 'link.network' });
  const isSecure = config.publicOrigin.startsWith('https:');
  return async (request: FastifyRequest, reply) => {
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const now = clock.now();
    const { token } = request.body as PreviewRequest;
    const link = await readable(findByToken(database, token, now));
    if (!link) return replyError(reply, 404, 'link_unknown');
    const { id, expiresAt, isPublic, path } = link;
    const until = Math.min(now + PREVIEW_MS, expiresAt);
    if (!isPublic) givePreviewCookie(reply, { id, until }, { key: keys.device, isSecure, now });
    const data = { path };
    return reply.header('cache-control', 'no-store').send({ data } satisfies PreviewEntered);
  };
}
