import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BulkRequest, BulkWanted } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { competitionActOf, pathOf } from '../season/seasonRequest.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { readBulkDesk } from './bulkDesk.ts';
import { readJobs, readReport } from './bulkRepo.ts';
import { planBulk } from './planBulk.ts';

/** Handlers about acts on many entries of a competition (decision D244). */
export function bulkHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const answerFound = async (reply: FastifyReply, found: Promise<object | undefined>, status = 200) => {
    const body = await readable(found);
    if (!body) return replyError(reply, 404, 'not_found');
    return reply.code(status).header('cache-control', 'no-store').send(body);
  };
  const jobOf = async (request: FastifyRequest, id: string) =>
    (await readJobs(database, pathOf(request).competition, id))[0];
  const planOf = (request: FastifyRequest, wanted: BulkWanted) =>
    readable(planBulk(database, pathOf(request).competition, wanted, clock.now()));
  const changing = (write: 'stopBulk' | 'resumeBulk') =>
    staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      const { id } = pathOf(request);
      await writer.submit(write, { ...competitionActOf(request, caller, clock.now()), id });
      return answerFound(reply, jobOf(request, id));
    });
  const start = async (request: FastifyRequest, reply: FastifyReply, caller: StaffCaller) => {
    const { id, hash, wanted } = request.body as BulkRequest;
    const present = await readable(jobOf(request, id));
    if (present) return answerFound(reply, Promise.resolve(present), 201);
    const plan = await planOf(request, wanted);
    if (!plan) return replyError(reply, 404, 'not_found');
    const { preview, ids } = plan;
    if (preview.hash !== hash || preview.blocked !== null)
      return replyError(reply, 409, 'changed_meanwhile', { present: preview });
    await writer.submit('startBulk', {
      ...competitionActOf(request, caller, clock.now()),
      id,
      act: wanted.act,
      roundId: wanted.round,
      hash,
      ids: ids.join(''),
      groups: preview.groups.map((group) => group.id),
    });
    return answerFound(reply, jobOf(request, id), 201);
  };
  return {
    listBulkJobs: staffOnly(deps, 'changeSeason', (request, reply) =>
      answerFound(reply, readBulkDesk(database, pathOf(request).competition)),
    ),
    previewBulk: staffOnly(deps, 'changeSeason', (request, reply) =>
      answerFound(
        reply,
        planOf(request, request.body as BulkWanted).then((plan) => plan?.preview),
      ),
    ),
    startBulk: staffOnly(deps, 'changeSeason', start),
    readBulkJob: staffOnly(deps, 'changeSeason', (request, reply) =>
      answerFound(reply, readReport(database, pathOf(request).competition, pathOf(request).id)),
    ),
    stopBulk: changing('stopBulk'),
    resumeBulk: changing('resumeBulk'),
  };
}
