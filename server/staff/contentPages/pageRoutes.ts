import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPage as readTyped, readPageTexts } from '../../../domain/contentPage/readPage.ts';
import type { PageChange, PageRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseRead, replyWritten } from '../season/replyWritten.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import type { PageAct } from './pageAudit.ts';
import { listPages, listPageVersions, readPage, readPageVersion } from './pagesRepo.ts';

/** Handlers about the content pages of the site, which are the installation's. */
export function pageHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const actOf = (request: FastifyRequest, { staffId }: StaffCaller): PageAct => ({
    by: staffId,
    at: clock.now(),
    network: networkOf(request.ip),
  });
  return {
    listContentPages: staffOnly(deps, 'readContentPages', async (_request, reply) =>
      send(reply, await readable(listPages(database))),
    ),
    readStaffPage: staffOnly(deps, 'readContentPages', async (request, reply) =>
      sendFound(reply, await readable(readPage(database, idOf(request)))),
    ),
    listPageVersions: staffOnly(deps, 'readContentPages', async (request, reply) =>
      sendFound(reply, await readable(listPageVersions(database, idOf(request)))),
    ),
    readPageVersion: staffOnly(deps, 'readContentPages', async (request, reply) => {
      const { version } = request.params as { version: number };
      return sendFound(reply, await readable(readPageVersion(database, idOf(request), version)));
    }),
    makeContentPage: staffOnly(deps, 'changeContentPages', async (request, reply, caller) => {
      const { id, ...typed } = request.body as PageRequest;
      const read = readPageTexts(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const made = await writer.submit('makePage', { id, texts: read.values, ...actOf(request, caller) });
      return send(reply.code(201), made);
    }),
    changeContentPage: staffOnly(deps, 'changeContentPages', async (request, reply, caller) => {
      const { version, ...typed } = request.body as PageChange;
      const read = readTyped(typed);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const change = { id: idOf(request), version, fields: read.values, ...actOf(request, caller) };
      return replyWritten(reply, await writer.submit('changePage', change));
    }),
    deleteContentPage: staffOnly(deps, 'changeContentPages', async (request, reply, caller) => {
      const { version } = request.query as { version: number };
      const deletion = { id: idOf(request), version, ...actOf(request, caller) };
      return replyWritten(reply, await writer.submit('deletePage', deletion));
    }),
  };
}

const idOf = (request: FastifyRequest): string => (request.params as { id: string }).id;

const send = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);

const sendFound = (reply: FastifyReply, body: object | undefined) =>
  body ? send(reply, body) : replyError(reply, 404, 'not_found');
