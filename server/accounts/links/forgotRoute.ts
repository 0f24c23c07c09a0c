import type { RouteHandlerMethod } from 'fastify';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import type { ForgotRequest } from '../../../domain/contract.ts';
import { replyError, replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { refuseFields, replyDone, required } from '../accountReply.ts';
import { bucketOf } from '../../platform/attempts/bucketOf.ts';
import { networkCharges } from '../../platform/attempts/networkCharges.ts';
import { newId } from '../../platform/ids.ts';
import type { PeriodicWorker } from '../../platform/every.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';

/**
 * `POST /forgot-password`: the reply comes before any look-up of the account, and never says whether one
 * exists (decision D18).
 */
export function forgotRoute(deps: AccountDeps, links: Pick<PeriodicWorker, 'nudge'>): RouteHandlerMethod {
  const { writer, clock, keys, limits } = deps;
  return async (request, reply) => {
    const { civil_id: civilId } = request.body as ForgotRequest;
    const refused = refuseFields(reply, { civil_id: required(civilId, 'civilIdRequired') });
    if (refused) return refused;
    return orUnavailable(reply, async () => {
      // The limit counts the civil id, so it comes after the form.
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
      // Drop a further link for the same number silently: every caller gets the same reply.
      if (refusedBy === contact.bucket) return replyDone(reply, 'resetSent');
      if (retryAfter !== null) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      links.nudge();
      return replyDone(reply, 'resetSent');
    });
  };
}
