import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PictureOwner } from '../../../../domain/season/pictureShapes.ts';
import { readAltTexts } from '../../../../domain/season/readPicture.ts';
import { scopeOf } from '../../../../domain/staff/rights.ts';
import type { PictureChange } from '../../../../domain/staff/staffContract.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { staffOnly, type StaffHandler } from '../../sessions/guard.ts';
import type { StaffCaller } from '../../sessions/staffSessions.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { readEvent } from '../eventsRepo.ts';
import { ofWhole } from '../ofWhole.ts';
import { refuseRead, replyWritten } from '../replyWritten.ts';
import { pathOf, seasonActOf } from '../seasonRequest.ts';
import { cutWanted } from './cutWanted.ts';
import { pictureMaker } from './pictureMaker.ts';
import { type PicturePlace, readPicture } from './picturesRepo.ts';
import { readUpload } from './readUpload.ts';
import { shownFile } from './shownFile.ts';

/** The types under which pictures are sent. Their bytes decide what they are. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Handlers about the pictures of events and competitions. */
export function pictureHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock, images } = deps;
  const make = pictureMaker();
  const changing = (handler: StaffHandler) => staffOnly(deps, 'changeEvents', ofWhole(handler));
  const change = async (
    place: PicturePlace,
    request: FastifyRequest,
    reply: FastifyReply,
    caller: StaffCaller,
  ) => {
    const { version, picture } = request.body as PictureChange;
    const alt = picture && readAltTexts(picture);
    if (alt && 'errors' in alt) return refuseRead(reply, alt.errors);
    const present = await readable(readPicture(database, place));
    if (!present) return replyError(reply, 404, 'not_found');
    if (present.version !== version)
      return replyWritten(reply, { refused: { conflict: 'changed_meanwhile', present } });
    const cut = picture && (await cutWanted({ ...deps, make }, { place, present, picture }));
    if (cut === 'busy') return replyError(reply, 503, 'unavailable');
    if (cut === 'unfit') return refuseRead(reply, { crops: 'pictureCrop' });
    const { id, owner } = place;
    const act = seasonActOf(request, caller, clock.now());
    const wanted = alt && cut && { ...alt.values, ...cut };
    const written = await writer.submit('changePicture', { owner, id, version, wanted, ...act });
    if (cut && 'cut' in cut && !(written && 'present' in written))
      await images
        .remove(cut.files)
        .catch((error: unknown) => reply.log.warn({ err: error }, 'picture_not_removed'));
    return replyWritten(reply, written);
  };
  return {
    uploadPicture: staffOnly(deps, 'changeSeason', async (request, reply, caller) => {
      if (!(request.body instanceof Readable)) return replyError(reply, 415, 'unsupported_type');
      const bytes = await readUpload(request.body);
      if (!bytes) return replyError(reply.header('connection', 'close'), 413, 'too_large');
      const id = newId();
      const made = await make({ kind: 'keep', id, folder: images.folder }, bytes);
      if (made.kind === 'busy') return replyError(reply, 503, 'unavailable');
      if (made.kind === 'refused') return refuseRead(reply, { picture: made.fault });
      await images.share();
      const { width, height } = made;
      const { organisationId, by, at } = seasonActOf(request, caller, clock.now());
      const kept = { id, width, height, organisationId, by, at };
      return send(reply.code(201), await writer.submit('keepPicture', kept));
    }),
    showPicture: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const { organisation: organisationId, picture } = request.params as Record<string, string>;
      const file = await shownFile(database, { organisationId: organisationId!, name: picture! });
      const bytes = file === undefined ? undefined : await images.read(file);
      if (!bytes) return replyError(reply, 404, 'not_found');
      return reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(bytes);
    }),
    readCompetitionPicture: staffOnly(deps, 'readCompetitions', async (request, reply) => {
      const picture = await readable(readPicture(database, placeOf('competition', request)));
      return picture ? send(reply, picture) : replyError(reply, 404, 'not_found');
    }),
    changeCompetitionPicture: staffOnly(deps, 'changeSeason', (request, reply, caller) =>
      change(placeOf('competition', request), request, reply, caller),
    ),
    readEventPicture: staffOnly(deps, 'readCompetitions', async (request, reply, { held }) => {
      const place = placeOf('event', request);
      const { organisationId, id } = place;
      const scope = scopeOf(held, 'readCompetitions', organisationId);
      const event = await readable(readEvent(database, { organisationId, scope, now: clock.now() }, id));
      const picture = event && (await readable(readPicture(database, place)));
      return picture ? send(reply, picture) : replyError(reply, 404, 'not_found');
    }),
    changeEventPicture: changing((request, reply, caller) =>
      change(placeOf('event', request), request, reply, caller),
    ),
  };
}

function placeOf(owner: PictureOwner, request: Pick<FastifyRequest, 'params'>): PicturePlace {
  const { organisation: organisationId, competition, id } = pathOf(request);
  return { owner, organisationId, id: owner === 'event' ? id : competition };
}

const send = (reply: FastifyReply, body: object) => reply.header('cache-control', 'no-store').send(body);
