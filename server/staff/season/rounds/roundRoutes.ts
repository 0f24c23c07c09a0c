import type { FastifyRequest } from 'fastify';
import { readRoundFields } from '../../../../domain/season/readRound.ts';
import type { RoundChange, RoundRequest, StaffRounds } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { readCompetition } from '../../competitions/competitionsRepo.ts';
import { staffOnly } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { refuseRead, replyWritten } from '../replyWritten.ts';
import { competitionActOf, pathOf } from '../seasonRequest.ts';
import { readSituations } from '../situation.ts';
import { readRounds } from './roundsRepo.ts';

/** Handlers about the rounds of a competition. */
export function roundHandlers(deps: StaffDeps): OperationHandlers {
  const { writer, clock } = deps;
  const actOf = (request: FastifyRequest, caller: StaffCaller) =>
    competitionActOf(request, caller, clock.now());
  return {
    listRounds: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const { organisation, competition: id } = pathOf(request);
      const rounds = await readable(readAll(deps, organisation, id, clock.now()));
      if (!rounds) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(rounds);
    }),
    makeRound: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { id, ...typed } = request.body as RoundRequest;
      const read = readRoundFields(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const round = { id, fields: read.values };
      return replyWritten(
        reply,
        await writer.submit('makeRound', { ...actOf(request, caller), ...round }),
        201,
      );
    }),
    changeRound: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { version, ...typed } = request.body as RoundChange;
      const read = readRoundFields(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const round = { id: pathOf(request).id, version, fields: read.values };
      return replyWritten(reply, await writer.submit('changeRound', { ...actOf(request, caller), ...round }));
    }),
    deleteRound: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { version } = request.query as { version: number };
      const round = { id: pathOf(request).id, version };
      return replyWritten(reply, await writer.submit('deleteRound', { ...actOf(request, caller), ...round }));
    }),
  };
}

async function readAll(
  { database }: Pick<StaffDeps, 'database'>,
  organisationId: string,
  id: string,
  now: number,
): Promise<StaffRounds | undefined> {
  const competition = await readCompetition(database, organisationId, id);
  if (!competition) return undefined;
  const { name_ar, name_en, zone } = competition;
  const { situation } = (await readSituations(database, [id], now)).get(id)!;
  const rounds = await readRounds(database, id);
  return { competition: { id, name_ar, name_en }, zone, situation, server_time: now, rounds };
}
