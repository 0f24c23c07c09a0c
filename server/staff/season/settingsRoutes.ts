import type { FastifyRequest } from 'fastify';
import { readPriceList } from '../../../domain/pricing.ts';
import { readSettings as readTyped } from '../../../domain/season/readSettings.ts';
import type { PricesChange, SettingsChange } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { findLacks } from './publish.ts';
import { refuseRead, replyWritten } from './replyWritten.ts';
import { pathOf, seasonActOf } from './seasonRequest.ts';
import { readSettings } from './settingsRepo.ts';

/** Handlers about the settings, the prices and the publishing of a competition. */
export function settingsHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const placeOf = (request: FastifyRequest) => {
    const { organisation: organisationId, competition: id } = pathOf(request);
    return { organisationId, id, now: clock.now() };
  };
  const actOf = (request: FastifyRequest, caller: StaffCaller) => ({
    ...seasonActOf(request, caller, clock.now()),
    id: pathOf(request).competition,
  });
  return {
    readSettings: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const settings = await readable(readSettings(database, placeOf(request)));
      if (!settings) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(settings);
    }),
    changeSettings: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { version, ...typed } = request.body as SettingsChange;
      const read = readTyped(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const change = { version, fields: read.values, ...actOf(request, caller) };
      return replyWritten(reply, await writer.submit('changeSettings', change));
    }),
    changePrices: staffOnly(deps, 'changePrices', async (request, reply, caller) => {
      const { version, entry_fee_baisa, prices } = request.body as PricesChange;
      if (prices !== null && !readPriceList(prices)) return refuseRead(reply, { prices: 'priceList' });
      const change = { version, fields: { entry_fee_baisa, prices }, ...actOf(request, caller) };
      return replyWritten(reply, await writer.submit('changePrices', change));
    }),
    checkPublishing: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const place = placeOf(request);
      const settings = await readable(readSettings(database, place));
      if (!settings) return replyError(reply, 404, 'not_found');
      const findings = await readable(findLacks(database, settings, place));
      const { version, state } = settings;
      return reply.header('cache-control', 'no-store').send({ version, state, findings });
    }),
    publishCompetition: staffOnly(deps, 'publishSeason', async (request, reply, caller) => {
      const { version } = request.body as { version: number };
      const publishing = { version, ...actOf(request, caller) };
      return replyWritten(reply, await writer.submit('publishCompetition', publishing));
    }),
  };
}
