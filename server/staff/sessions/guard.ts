import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { judgeAct, needsStepUp, type Act } from '../../../domain/staff/rights.ts';
import { readable } from '../../platform/database/readable.ts';
import { orUnavailable } from '../../platform/http/orUnavailable.ts';
import { replyError } from '../../platform/http/errors.ts';
import { isOf } from '../competitions/competitionsRepo.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { sessionHashOf } from './staffCookie.ts';
import { findCaller, type StaffCaller } from './staffSessions.ts';

/** The least time (ms) between two stored uses of a session. */
const TOUCH_MS = 60_000;
const READS = new Set(['GET', 'HEAD']);

/**
 * Answers 403 to a write that no page of ours sent. A browser sends the cookie from any site of the same domain, so a
 * write also carries a header that only our pages may send, and their origin.
 */
export function refuseForeign(
  { adminOrigin }: Pick<StaffDeps, 'adminOrigin'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (READS.has(request.method)) return undefined;
  const isOurs = request.headers['x-sawt-staff'] === '1' && request.headers.origin === adminOrigin;
  return isOurs ? undefined : replyError(reply, 403, 'foreign_origin');
}

/** A handler that strangers reach, from our pages only. */
export const entering =
  (
    deps: StaffDeps,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): RouteHandlerMethod =>
  async (request, reply) =>
    refuseForeign(deps, request, reply) ?? orUnavailable(reply, () => handler(request, reply));

export type StaffHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  caller: StaffCaller,
) => Promise<FastifyReply>;

/**
 * A handler that signed-in staff reach with the right to an act, in the organisation that the path names, else in the
 * installation; in one competition of it if the path names one. An act that needs a step-up also needs a recent one.
 */
export const staffOnly =
  (deps: StaffDeps, act: Act, handler: StaffHandler): RouteHandlerMethod =>
  async (request, reply) => {
    const foreign = refuseForeign(deps, request, reply);
    if (foreign) return foreign;
    const caller = await callerOf(deps, request);
    if (!caller) return replyError(reply, 401, 'unauthenticated');
    const { organisation = null, competition } = request.params as Place;
    const verdict = judgeAct(caller.held, act, organisation, competition);
    if (verdict === 'foreign' || !(await isThere(deps, request.params as Place)))
      return replyError(reply, 404, 'not_found');
    if (verdict === 'forbidden') return replyError(reply, 403, 'forbidden');
    if (needsStepUp(act, caller, deps.clock.now())) return replyError(reply, 403, 'step_up_needed');
    return orUnavailable(reply, () => handler(request, reply, caller));
  };

/** What a path names. */
type Place = { organisation?: string; competition?: string };

/** Whether the competition of a path is of its organisation. */
async function isThere({ database }: StaffDeps, { organisation, competition }: Place): Promise<boolean> {
  return (
    organisation === undefined ||
    competition === undefined ||
    readable(isOf(database, organisation, competition))
  );
}

async function callerOf(
  { database, writer, clock, isSecure }: StaffDeps,
  request: FastifyRequest,
): Promise<StaffCaller | undefined> {
  const tokenHash = sessionHashOf(request, isSecure);
  if (tokenHash === undefined) return undefined;
  const now = clock.now();
  const caller = await readable(findCaller(database, tokenHash, now));
  if (caller && now - caller.lastUsedAt >= TOUCH_MS) {
    const { sessionId, staffId } = caller;
    await writer.submit('touchStaffSession', { sessionId, staffId, at: now }).catch(() => undefined);
  }
  return caller;
}
