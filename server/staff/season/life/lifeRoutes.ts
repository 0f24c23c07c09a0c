import type { FastifyRequest } from 'fastify';
import { scopeOf } from '../../../../domain/staff/rights.ts';
import type { LifeRequest } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { staffOnly, type StaffHandler } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { readEvent } from '../eventsRepo.ts';
import { ofWhole } from '../ofWhole.ts';
import { replyWritten } from '../replyWritten.ts';
import { pathOf, seasonActOf } from '../seasonRequest.ts';
import { readCompetitionLife, readEventLife } from './lifeRepo.ts';

/** Handlers about what becomes of events and competitions (decision D229). */
export function lifeHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const acting = (handler: StaffHandler) => staffOnly(deps, 'endSeason', handler);
  const actOf = (request: FastifyRequest, caller: StaffCaller, id: string) => ({
    ...seasonActOf(request, caller, clock.now()),
    ...(request.body as LifeRequest),
    id,
  });
  return {
    readCompetitionLife: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const { organisation: organisationId, competition: id } = pathOf(request);
      const life = await readable(readCompetitionLife(database, { organisationId, id, now: clock.now() }));
      if (!life) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(life);
    }),
    changeCompetitionLife: acting(async (request, reply, caller) => {
      const input = actOf(request, caller, pathOf(request).competition);
      return replyWritten(reply, await writer.submit('changeCompetitionLife', input));
    }),
    readEventLife: staffOnly(deps, 'readCompetitions', async (request, reply, { held }) => {
      const { organisation: organisationId, id } = pathOf(request);
      const now = clock.now();
      const scope = scopeOf(held, 'readCompetitions', organisationId);
      const isSeen = await readable(readEvent(database, { organisationId, scope, now }, id));
      const life = isSeen && (await readable(readEventLife(database, { organisationId, id, now })));
      if (!life) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(life);
    }),
    changeEventLife: acting(
      ofWhole(async (request, reply, caller) => {
        const input = actOf(request, caller, pathOf(request).id);
        return replyWritten(reply, await writer.submit('changeEventLife', input));
      }),
    ),
  };
}
