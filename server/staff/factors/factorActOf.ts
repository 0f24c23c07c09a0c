import type { FastifyRequest } from 'fastify';
import { replyLanguage } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { FactorAct } from './factorChange.ts';

/** The act of a request. */
export const factorActOf = (
  { clock }: StaffDeps,
  request: FastifyRequest,
  { staffId, sessionId }: StaffCaller,
): FactorAct => ({
  staffId,
  sessionId,
  language: replyLanguage(request),
  at: clock.now(),
  network: networkOf(request.ip),
});
