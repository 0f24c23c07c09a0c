import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/networks.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { SeasonAct } from './seasonAct.ts';

/** What paths of the season name. */
type SeasonPath = { organisation: string; competition: string; id: string };

/** A change that a person asks for over the network. */
type RequestedAct = SeasonAct & { network: string };

export const pathOf = (request: Pick<FastifyRequest, 'params'>): SeasonPath => request.params as SeasonPath;

/** Who asks for a change of the season of which organisation. @param at UTC ms of the clock that judges windows */
export const seasonActOf = (
  request: Pick<FastifyRequest, 'params' | 'ip'>,
  { staffId }: Pick<StaffCaller, 'staffId'>,
  at: number,
): RequestedAct => ({
  organisationId: pathOf(request).organisation,
  by: staffId,
  at,
  network: networkOf(request.ip),
});

/** As `seasonActOf`, of the competition that the path names. */
export const competitionActOf = (
  request: Pick<FastifyRequest, 'params' | 'ip'>,
  caller: Pick<StaffCaller, 'staffId'>,
  at: number,
): RequestedAct & { competitionId: string } => ({
  ...seasonActOf(request, caller, at),
  competitionId: pathOf(request).competition,
});
