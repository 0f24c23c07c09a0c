import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_SESSION_LIFE_MS } from '../../../domain/staff/staffLimits.ts';
import type { StaffSessionsTable } from '../../platform/database/staffSchema.ts';
import { describeAgent } from '../../platform/http/agent.ts';
import { newId } from '../../platform/ids.ts';
import { giveSession, newStaffToken } from '../sessions/staffCookie.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { staffDeviceCookie } from './knownStaffDevices.ts';

/** A session to open for the browser of a request, and what gives it to the browser once it is open. */
export type NewSession = {
  session: StaffSessionsTable;
  give: (reply: FastifyReply) => void;
};

/** Makes a session. @param device the id of the browser, which becomes known */
export function newSession(
  { clock, keys, isSecure }: Pick<StaffDeps, 'clock' | 'keys' | 'isSecure'>,
  request: FastifyRequest,
  staffId: string,
  device: string,
): NewSession {
  const { token, token_hash } = newStaffToken();
  const now = clock.now();
  return {
    session: {
      token_hash,
      id: newId(),
      staff_id: staffId,
      ...describeAgent(request.headers['user-agent']),
      created_at: now,
      last_used_at: now,
      expires_at: now + STAFF_SESSION_LIFE_MS,
      stepped_up_at: now,
      code_proven_at: now,
    },
    give: (reply) => {
      giveSession(reply, isSecure, token);
      staffDeviceCookie.give(reply, keys.device, isSecure, device);
    },
  };
}
