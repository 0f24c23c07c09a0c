import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { VoteRequest } from '../../../domain/contract.ts';
import { markDevice, markedDevice } from '../../platform/http/deviceCookie.ts';
import { fieldErrorText } from '../../platform/http/errorTexts.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { createBudget, type BudgetDeps } from '../../platform/limits/budget.ts';
import type { TakeOrder } from './takeOrder.ts';
import { readIdempotencyKey } from '../../platform/http/idempotencyKey.ts';
import { answerOrder } from './answerOrder.ts';
import { canonicalVote, readVoteContact, type VoteContactErrors } from './canonicalVote.ts';
import { networkPseudonym, unmarkedDeviceOf } from './payerPseudonyms.ts';

type VoteRouteDeps = BudgetDeps & {
  takeOrder: TakeOrder;
  keys: { pepper: Uint8Array; device: Uint8Array };
  isSecure: boolean;
};

/** `POST /voter/vote`. */
export function voteRoute(deps: VoteRouteDeps): RouteHandlerMethod {
  const budget = createBudget(deps, { own: 'order.device', network: 'order.network' });
  return async (request, reply) => {
    const header = readIdempotencyKey(request.headers['idempotency-key']);
    if (header.kind === 'malformed') return replyError(reply, 400, 'idempotency_key_malformed');
    const device = deviceOf(request, reply, deps);
    const vote = canonicalVote(request.body as VoteRequest);
    const read = readVoteContact(vote);
    if ('errors' in read)
      return replyError(reply, 422, 'unprocessable', { errors: sentencesOf(request, read.errors) });
    const { contact } = read;
    return orUnavailable(reply, async () => {
      const answer = await deps.takeOrder({
        asked: vote,
        contact,
        key: header.kind === 'key' ? header.key : null,
        device,
        network: networkPseudonym(deps.keys.pepper, networkOf(request.ip)),
        language: replyLanguage(request),
        admit: () => budget.take({ own: device, address: request.ip }),
      });
      return answerOrder(reply, answer);
    });
  };
}

const sentencesOf = (request: FastifyRequest, errors: VoteContactErrors): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, each]) => [field, [fieldErrorText(replyLanguage(request), each)]]),
  );

/**
 * The device of a vote: the signed id in its cookie. A browser without one gets a cookie for later votes;
 * this vote gets a pseudonym of network and user agent.
 */
function deviceOf(request: FastifyRequest, reply: FastifyReply, { keys, isSecure }: VoteRouteDeps): string {
  const marked = markedDevice(request, keys.device);
  if (marked !== undefined) return marked;
  markDevice(reply, keys.device, isSecure);
  return unmarkedDeviceOf(keys.pepper, networkOf(request.ip), request.headers['user-agent'] ?? '');
}
