import type { FastifyReply } from 'fastify';
import { readEvent as readTyped } from '../../../domain/season/readEvent.ts';
import { readCompetitionNames } from '../../../domain/season/readSettings.ts';
import { slugOf } from '../../../domain/slug.ts';
import { scopeOf } from '../../../domain/staff/rights.ts';
import type { CompetitionRequest, EventChange, EventRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { staffOnly, type StaffHandler } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { listEvents, readEvent } from './eventsRepo.ts';
import { ofWhole } from './ofWhole.ts';
import { refuseRead, replyWritten } from './replyWritten.ts';
import { pathOf, seasonActOf } from './seasonRequest.ts';

/** Handlers about the events of an organisation, and the making of competitions. */
export function eventHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const changing = (handler: StaffHandler) => staffOnly(deps, 'changeEvents', ofWhole(handler));
  return {
    listStaffEvents: staffOnly(deps, 'readCompetitions', async (request, reply, { held }) => {
      const { organisation: organisationId } = pathOf(request);
      const { after } = request.query as { after?: string };
      const scope = scopeOf(held, 'readCompetitions', organisationId);
      const sight = { organisationId, scope, now: clock.now() };
      return send(reply, await readable(listEvents(database, sight, after)));
    }),
    readStaffEvent: staffOnly(deps, 'readCompetitions', async (request, reply, { held }) => {
      const { organisation: organisationId, id } = pathOf(request);
      const scope = scopeOf(held, 'readCompetitions', organisationId);
      const event = await readable(readEvent(database, { organisationId, scope, now: clock.now() }, id));
      return event ? send(reply, event) : replyError(reply, 404, 'not_found');
    }),
    makeEvent: changing(async (request, reply, caller) => {
      const body = request.body as EventRequest;
      const names = { name_ar: body.name_ar, name_en: body.name_en || null };
      const read = readTyped({ ...body, slug: slugOf(names) || 'event' });
      if ('errors' in read) return refuseRead(reply, read.errors);
      const { slug: _slug, ...fields } = read.values;
      const act = seasonActOf(request, caller, clock.now());
      const event = await writer.submit('makeEvent', { id: body.id, ...fields, ...act });
      return event ? send(reply.code(201), event) : replyError(reply, 404, 'not_found');
    }),
    changeEvent: changing(async (request, reply, caller) => {
      const { id } = pathOf(request);
      const { version, ...typed } = request.body as EventChange;
      const read = readTyped(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const act = seasonActOf(request, caller, clock.now());
      const fields = read.values;
      return replyWritten(reply, await writer.submit('changeEvent', { id, version, fields, ...act }));
    }),
    makeCompetition: changing(async (request, reply, caller) => {
      const { id: eventId } = pathOf(request);
      const { id, name_ar, name_en } = request.body as CompetitionRequest;
      const read = readCompetitionNames({ name_ar, name_en });
      if ('errors' in read) return refuseRead(reply, read.errors);
      const act = seasonActOf(request, caller, clock.now());
      const made = await writer.submit('makeCompetition', { id, eventId, ...read.values, ...act });
      return made ? send(reply.code(201), made) : replyError(reply, 404, 'not_found');
    }),
  };
}

const send = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);
