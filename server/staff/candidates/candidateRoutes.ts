import type { FastifyReply, FastifyRequest } from 'fastify';
import { readChangeDecision } from '../../../domain/staff/changeReason.ts';
import { type Act, scopeOf } from '../../../domain/staff/rights.ts';
import type { ChangeDecision } from '../../../domain/staff/staffContract.ts';
import type { DecidedChange } from '../../accounts/changes/decideChange.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseRead } from '../season/replyWritten.ts';
import { seasonActOf } from '../season/seasonRequest.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffCaller } from '../sessions/staffSessions.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { isReached } from './candidateReach.ts';
import { readCandidate } from './readCandidate.ts';
import { isPictureOf, readPortrait } from './waitingChanges.ts';

/** Handlers about the candidates whose entries the caller may see. */
export function candidateHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, images } = deps;
  return {
    readCandidate: staffOnly(deps, 'readEntries', async (request, reply, { held }) => {
      const { organisation, candidate } = pathOf(request);
      const sight = {
        organisationId: organisation,
        scope: scopeOf(held, 'readEntries', organisation),
        messages: scopeOf(held, 'readMessages', organisation),
        decides: scopeOf(held, 'decideChanges', organisation),
      };
      const found = await readable(readCandidate(database, sight, candidate));
      if (!found) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(found);
    }),
    showCandidatePicture: staffOnly(deps, 'readEntries', async (request, reply, caller) => {
      const { candidate, picture } = pathOf(request);
      const isOwn =
        (await readable(isReached(database, reachOf(request, caller, 'readEntries'), candidate))) &&
        (await readable(isPictureOf(database, candidate, picture)));
      const bytes = isOwn ? await readPortrait(images, picture) : undefined;
      if (!bytes) return replyError(reply, 404, 'not_found');
      return reply.type('image/webp').header('cache-control', 'no-store').send(bytes);
    }),
    decideChange: staffOnly(deps, 'decideChanges', async (request, reply, caller) => {
      const { candidate: candidateId, id: changeId } = pathOf(request);
      const read = readChangeDecision(request.body as ChangeDecision);
      if ('errors' in read) return refuseRead(reply, read.errors);
      const decided = await writer.submit('decideCandidateChange', {
        ...seasonActOf(request, caller, clock.now()),
        ...reachOf(request, caller, 'decideChanges'),
        ...read.values,
        candidateId,
        changeId,
      });
      if (decided.kind !== 'decided') return refuseChange(reply, decided.kind);
      // If a picture cannot be removed, only warn: the decision stands, and no row names the picture.
      await images
        .removePortraits(decided.pictures)
        .catch((error: unknown) => reply.log.warn({ err: error }, 'picture_not_removed'));
      return reply.code(204).send();
    }),
  };
}

const pathOf = (request: FastifyRequest) =>
  request.params as { organisation: string; candidate: string; picture: string; id: string };

function reachOf(request: FastifyRequest, { held }: StaffCaller, act: Act) {
  const { organisation } = pathOf(request);
  return { organisationId: organisation, scope: scopeOf(held, act, organisation) };
}

/** Answers why a change was not decided. */
const refuseChange = (reply: FastifyReply, why: Exclude<DecidedChange['kind'], 'decided'>): FastifyReply =>
  why === 'unknown' ? replyError(reply, 404, 'not_found') : replyError(reply, 409, `change_${why}`);
