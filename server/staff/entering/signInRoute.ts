import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { SignInRequest } from '../../../domain/staff/staffContract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields, required } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { deviceHash } from '../../platform/sessions/deviceHash.ts';
import { entering } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { StaffAdmitted } from './admitStaff.ts';
import { staffDeviceCookie } from './knownStaffDevices.ts';
import { newSession } from './newSession.ts';
import { proveStaff } from './proveStaff.ts';
import { readMe } from './readMe.ts';
import { replyRefusal } from './staffRefusal.ts';

/** `POST /sign-in`. */
export function signInRoute(deps: StaffDeps): RouteHandlerMethod {
  const budget = createBudget(deps, { network: 'login.network' });
  return entering(deps, async (request, reply) => {
    const credentials = request.body as SignInRequest;
    const refused = refuseFields(reply, {
      email: required(credentials.email, 'staffEmailRequired'),
      password: credentials.password === '' ? ['passwordRequired'] : [],
      code: required(credentials.code, 'codeRequired'),
    });
    if (refused) return refused;
    const retryAfter = await budget.take({ address: request.ip });
    if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
    const admitted = await admit(deps, request, reply, credentials, null);
    if ('refused' in admitted) return admitted.refused;
    const me = await readMe(deps.database, admitted.staffId, deps.clock.now());
    return reply.header('cache-control', 'no-store').send(me);
  });
}

const lost: Record<
  Exclude<StaffAdmitted, 'admitted'>,
  { status: number; code: 'code_used' | 'link_used' | 'role_excluded' }
> = {
  changed: { status: 422, code: 'code_used' },
  link: { status: 410, code: 'link_used' },
  excluded: { status: 409, code: 'role_excluded' },
};

/**
 * Signs a person in who proves both factors, and gives the browser its session.
 * @param linkId an invitation that the person accepts by it; null for none
 */
export async function admit(
  deps: StaffDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  credentials: SignInRequest,
  linkId: string | null,
): Promise<{ staffId: string } | { refused: FastifyReply }> {
  const carried = staffDeviceCookie.read(request, deps.keys.device);
  const device = carried ?? newId();
  const network = networkOf(request.ip);
  const browser = { device, isMarked: carried !== undefined, address: request.ip, network };
  const answer = await proveStaff(deps, { ...credentials, ...browser });
  if ('refused' in answer) return { refused: replyRefusal(reply, answer.refused) };
  const { proven } = answer;
  const { session, give } = newSession(deps, request, proven.staffId, device);
  const done = await deps.writer.submit('admitStaff', {
    ...proven,
    session,
    device: deviceHash(device),
    linkId,
    network,
  });
  if (done !== 'admitted') return { refused: replyError(reply, lost[done].status, lost[done].code) };
  give(reply);
  return { staffId: proven.staffId };
}
