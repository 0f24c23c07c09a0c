import type { FastifyReply, RouteHandlerMethod } from 'fastify';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import type { LoginReply, LoginRequest, SignedInUser } from '../../../domain/contract.ts';
import { describeAgent } from '../../platform/http/agent.ts';
import { replyError } from '../../platform/http/errors.ts';
import { callerOf, networkOf } from '../../platform/http/networks.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { doneText } from '../accountReply.ts';
import { refuseFields, required } from '../../platform/http/refuseFields.ts';
import { logIn, type LoginAnswer } from './logIn.ts';
import { loginCookie } from './knownDevices.ts';

/** `POST /login`. */
export function loginRoute(deps: AccountDeps): RouteHandlerMethod {
  const { keys, isSecure } = deps;
  const budget = createBudget(deps, { own: 'login.contact', network: 'login.network' });
  return async (request, reply) => {
    const { civil_id: civilId, password } = request.body as LoginRequest;
    const refused = refuseFields(reply, {
      civil_id: required(civilId, 'civilIdRequired'),
      password: password === '' ? ['passwordRequired'] : [],
    });
    if (refused) return refused;
    // The rate limit counts requests per civil id, so check first that there is one.
    const own = `${canonicalCivilId(civilId)} ${callerOf(request.ip)}`;
    const retryAfter = await budget.take({ own, address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    return orUnavailable(reply, async () => {
      const carried = loginCookie.read(request, keys.device);
      const device = carried ?? newId();
      const answer = await logIn(
        { ...deps, pepper: keys.pepper },
        {
          civilId,
          password,
          device,
          isMarked: carried !== undefined,
          agent: describeAgent(request.headers['user-agent']),
          address: request.ip,
          network: networkOf(request.ip),
        },
      );
      if (answer.kind === 'refused') {
        if (answer.status === 429 || answer.status === 503) await budget.giveBack({ address: request.ip });
        const { status, code, retryAfter: wait } = answer;
        return replyError(reply, status, code, { ...(wait !== undefined && { retryAfter: wait }) });
      }
      loginCookie.give(reply, keys.device, isSecure, device);
      return reply.header('cache-control', 'no-store').send(presentLogin(reply, answer));
    });
  };
}

function presentLogin(
  reply: FastifyReply,
  { token, expiresAt, account }: Extract<LoginAnswer, { kind: 'signedIn' }>,
): LoginReply {
  const user: SignedInUser = { id: account.userId, full_name: account.fullName, image_url: account.imageUrl };
  return { message: doneText(reply, 'loggedIn'), data: { token, expires_at: expiresAt, user } };
}
