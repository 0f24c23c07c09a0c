import type { RouteHandlerMethod } from 'fastify';
import type { ForgotRequest } from '../../../domain/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { callerOf, networkOf } from '../../platform/http/requestLimits.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { refuseFields, replyDone, required } from '../accountReply.ts';
import { bucketOf } from '../attempts/bucketOf.ts';
import { FORGOT_NETWORK_RATE } from '../attempts/rates.ts';
import { orUnavailable } from '../unwritten.ts';
import type { LinkSender } from './linkSender.ts';

/** `POST /forgot-password`: one answer for everybody, before anything is looked up (decision D18). */
export function forgotRoute(deps: AccountDeps, links: LinkSender): RouteHandlerMethod {
  const { writer, clock, keys } = deps;
  return async (request, reply) => {
    const { civil_id: civilId } = request.body as ForgotRequest;
    const refused = refuseFields(reply, { civil_id: required(civilId, 'civilIdRequired') });
    if (refused) return refused;
    return orUnavailable(reply, async () => {
      const bucket = bucketOf(keys.pepper, 'forgot-network', callerOf(request.ip));
      const { retryAfter } = await writer.submit('admitAttempt', {
        bucket,
        rate: FORGOT_NETWORK_RATE,
        at: clock.now(),
      });
      if (retryAfter !== null) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const wish = { civilId, language: replyLanguage(request), network: networkOf(request.ip) };
      if (!links.take(wish)) return replyError(reply, 503, 'unavailable');
      return replyDone(reply, 'resetSent');
    });
  };
}
