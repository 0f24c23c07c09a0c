import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import type { LoginReply, LoginRequest, SignedInUser } from '../../../domain/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { callerOf, networkOf } from '../../platform/http/requestLimits.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { doneText, refuseFields, required } from '../accountReply.ts';
import { logIn, type Agent, type LoginAnswer } from './logIn.ts';
import { loginCookie } from './knownDevices.ts';

/** `POST /login`. */
export function loginRoute(deps: AccountDeps): RouteHandlerMethod {
  const { limits, clock } = deps;
  const budget = createBudget({ own: limits['login.contact'], network: limits['login.network'] }, clock);
  return async (request, reply) => {
    const { civil_id, password } = request.body as LoginRequest;
    const refused = refuseFields(reply, {
      civil_id: required(civil_id, 'civilIdRequired'),
      password: password === '' ? ['passwordRequired'] : [],
    });
    if (refused) return refused;
    const retryAfter = budget.take(request.ip, `${canonicalCivilId(civil_id)} ${callerOf(request.ip)}`);
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    return orUnavailable(reply, () => answer(deps, request, reply, () => budget.giveBack(request.ip)));
  };
}

async function answer(deps: AccountDeps, request: FastifyRequest, reply: FastifyReply, giveBack: () => void) {
  const { civil_id, password } = request.body as LoginRequest;
  const carried = loginCookie.read(request, deps.keys.device);
  const device = carried ?? newId();
  const answered = await logIn(
    { ...deps, pepper: deps.keys.pepper },
    {
      civilId: civil_id,
      password,
      device,
      isMarked: carried !== undefined,
      agent: describeAgent(request.headers['user-agent']),
      address: request.ip,
      network: networkOf(request.ip),
    },
  );
  if (answered.kind === 'refused') {
    if (answered.status === 429 || answered.status === 503) giveBack();
    return replyError(reply, answered.status, answered.code, {
      ...(answered.retryAfter !== undefined && { retryAfter: answered.retryAfter }),
    });
  }
  loginCookie.give(reply, deps.keys.device, deps.isSecure, device);
  return reply.header('cache-control', 'no-store').send(presentLogin(reply, answered));
}

function presentLogin(
  reply: FastifyReply,
  { token, expiresAt, account }: Extract<LoginAnswer, { kind: 'signedIn' }>,
): LoginReply {
  const user: SignedInUser = { id: account.userId, full_name: account.fullName, image_url: account.imageUrl };
  return { message: doneText(reply, 'loggedIn'), data: { token, expires_at: expiresAt, user } };
}

const browsers: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** The product names in a User-Agent, the same in every language; empty if unknown. */
function describeAgent(userAgent: string | undefined): Agent {
  const text = userAgent ?? '';
  const named = (known: typeof browsers) => known.find(([, pattern]) => pattern.test(text))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
