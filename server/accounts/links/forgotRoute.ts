import type { RouteHandlerMethod } from 'fastify';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import type { ForgotRequest } from '../../../domain/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { replyDone } from '../accountReply.ts';
import { refuseFields, required } from '../../platform/http/refuseFields.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import { networkCharges } from '../../platform/attempts/networkCharges.ts';
import { newId } from '../../platform/ids.ts';
import type { PeriodicWorker } from '../../platform/every.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';

/**
 * `POST /forgot-password`. It replies before the account is looked up, and always the same, so that nobody
 * learns whether an account exists (decision D18).
 */
export function forgotRoute(deps: AccountDeps, links: Pick<PeriodicWorker, 'nudge'>): RouteHandlerMethod {
  const { writer, clock, keys, limits } = deps;
  return async (request, reply) => {
    const { civil_id: civilId } = request.body as ForgotRequest;
    const refused = refuseFields(reply, { civil_id: required(civilId, 'civilIdRequired') });
    if (refused) return refused;
    return orUnavailable(reply, async () => {
      // The rate limit counts requests per civil id, so check first that there is one.
      const contact = {
        bucket: bucketOf(keys.pepper, 'forgot', canonicalCivilId(civilId)),
        rate: limits['forgot.contact'],
      };
      const networks = networkCharges(keys.pepper, 'forgot-network', request.ip, limits['forgot.network']);
      const { retryAfter, refusedBy } = await writer.submit('promiseLink', {
        charges: [contact, ...networks],
        at: clock.now(),
        promise: {
          id: newId(),
          civil_id: canonicalCivilId(civilId),
          language: replyLanguage(request),
          network: networkOf(request.ip),
        },
      });
      // Above the limit of the civil id, send no further link, but give the same reply: another would show
      // that it exists.
      if (refusedBy === contact.bucket) return replyDone(reply, 'resetSent');
      if (retryAfter !== null) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      links.nudge();
      return replyDone(reply, 'resetSent');
    });
  };
}
