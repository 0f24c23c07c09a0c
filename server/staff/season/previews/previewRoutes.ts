import type { FastifyReply, FastifyRequest } from 'fastify';
import { PREVIEW_PATH } from '../../../../domain/routes.ts';
import type { PreviewMade } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { newLinkToken } from '../../../platform/linkTokens.ts';
import { staffOnly, type StaffHandler } from '../../sessions/guard.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { ofWhole } from '../ofWhole.ts';
import { pathOf, seasonActOf } from '../seasonRequest.ts';
import { readPreviews, type DraftPlace } from './previewsRepo.ts';

/** Handlers about the links that show drafts (decision D231). */
export function previewHandlers(deps: StaffDeps): OperationHandlers {
  const ofCompetition = handlersOf(deps, 'competition');
  const ofEvent = handlersOf(deps, 'event');
  const inEvent = (handler: StaffHandler) => staffOnly(deps, 'changeEvents', ofWhole(handler));
  return {
    readCompetitionPreviews: staffOnly(deps, 'changeSeason', ofCompetition.read),
    makeCompetitionPreview: staffOnly(deps, 'changeSeason', ofCompetition.make),
    endCompetitionPreviews: staffOnly(deps, 'changeSeason', ofCompetition.end),
    readEventPreviews: inEvent(ofEvent.read),
    makeEventPreview: inEvent(ofEvent.make),
    endEventPreviews: inEvent(ofEvent.end),
  };
}

function handlersOf({ database, writer, clock, publicOrigin }: StaffDeps, kind: DraftPlace['kind']) {
  const placeOf = (request: FastifyRequest): DraftPlace => {
    const { organisation: organisationId, competition, id } = pathOf(request);
    return { organisationId, kind, id: kind === 'competition' ? competition : id };
  };
  const read: StaffHandler = async (request, reply) =>
    send(reply, await readable(readPreviews(database, placeOf(request), clock.now())));
  const make: StaffHandler = async (request, reply, caller) => {
    const { token, token_hash } = newLinkToken();
    const act = seasonActOf(request, caller, clock.now());
    const link = { linkId: newId(), token_hash };
    const links = await writer.submit('makePreview', { ...act, ...placeOf(request), ...link });
    if (links === 'public') return replyError(reply, 409, 'not_a_draft');
    const made = links && { link: `${publicOrigin}${PREVIEW_PATH}#${token}`, links };
    return send(reply.code(201), made satisfies PreviewMade | null);
  };
  const end: StaffHandler = async (request, reply, caller) => {
    const act = seasonActOf(request, caller, clock.now());
    return send(reply, await writer.submit('endPreviews', { ...act, ...placeOf(request) }));
  };
  return { read, make, end };
}

const send = (reply: FastifyReply, body: object | null | undefined) =>
  body ? reply.header('cache-control', 'no-store').send(body) : replyError(reply, 404, 'not_found');
