import type { FastifyRequest } from 'fastify';
import { isAutomaticKind } from '../../../domain/messages/automaticTemplates.ts';
import { readTemplate as readTyped, readTemplateName } from '../../../domain/messages/readTemplate.ts';
import { scopeOf } from '../../../domain/staff/rights.ts';
import type { TemplateChange } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseRead, replyWritten } from '../season/replyWritten.ts';
import { pathOf, seasonActOf } from '../season/seasonRequest.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { refuseTexts } from './refuseTexts.ts';
import { listTemplates, readTemplate } from './templatesRepo.ts';

/** Handlers about the templates of messages of an organisation. */
export function templateHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  return {
    listTemplates: staffOnly(deps, 'readMessages', async (request, reply) => {
      const list = await readable(listTemplates(database, pathOf(request).organisation));
      return reply.header('cache-control', 'no-store').send(list);
    }),
    readTemplate: staffOnly(deps, 'readMessages', async (request, reply) => {
      const { organisation, id } = pathOf(request);
      const template = await readable(readTemplate(database, organisation, id));
      if (!template) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(template);
    }),
    saveTemplate: staffOnly(deps, 'changeTemplates', async (request, reply, caller) => {
      const { id } = pathOf(request);
      if (!mayChange(request, caller)) return replyError(reply, 403, 'forbidden');
      const { version, name: typed, ...texts } = request.body as TemplateChange;
      const kind = isAutomaticKind(id) ? id : null;
      const name = kind === null ? readTemplateName(typed ?? '') : null;
      if (name === undefined) return refuseRead(reply, { name: 'templateName' });
      const read = readTyped(texts, kind);
      if ('faults' in read) return refuseTexts(reply, read.faults);
      const act = seasonActOf(request, caller, clock.now());
      return replyWritten(reply, await writer.submit('saveTemplate', { id, name, version, ...read, ...act }));
    }),
    removeTemplate: staffOnly(deps, 'changeTemplates', async (request, reply, caller) => {
      if (!mayChange(request, caller)) return replyError(reply, 403, 'forbidden');
      const { version } = request.query as { version: number };
      const act = seasonActOf(request, caller, clock.now());
      const removal = { id: pathOf(request).id, version, ...act };
      return replyWritten(reply, await writer.submit('removeTemplate', removal));
    }),
  };
}

/** Automatic messages go out in every competition, so their words are for people whose role is not limited to some. */
function mayChange(request: FastifyRequest, { held }: StaffCaller): boolean {
  const { organisation, id } = pathOf(request);
  return !isAutomaticKind(id) || scopeOf(held, 'changeTemplates', organisation) === null;
}
