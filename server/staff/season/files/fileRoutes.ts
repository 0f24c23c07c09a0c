import { readSeasonFile } from '../../../../domain/season/seasonFile.ts';
import { shiftSeason } from '../../../../domain/season/shiftSeason.ts';
import type { SeasonCopyRequest, SeasonFileRequest } from '../../../../domain/staff/staffContract.ts';
import { attachment } from '../../../platform/http/attachment.ts';
import { readable } from '../../../platform/database/readable.ts';
import type { OperationHandlers } from '../../../platform/http/contract.ts';
import { replyError } from '../../../platform/http/errors.ts';
import { staffOnly, type StaffHandler } from '../../sessions/guard.ts';
import type { StaffDeps } from '../../staffDeps.ts';
import { ofWhole } from '../ofWhole.ts';
import { pathOf, seasonActOf } from '../seasonRequest.ts';
import { readSeason } from './readSeason.ts';

/** Handlers that copy the settings of a season: to a file, from a file, to another draft. */
export function fileHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  const changing = (handler: StaffHandler) => staffOnly(deps, 'changeEvents', ofWhole(handler));
  return {
    exportSeason: changing(async (request, reply) => {
      const { organisation: organisationId, id } = pathOf(request);
      const file = await readable(readSeason(database, { organisationId, id, now: clock.now() }));
      if (!file) return replyError(reply, 404, 'not_found');
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachment(`sawt-season-${file.event.slug}.json`))
        .send(file);
    }),
    importSeason: changing(async (request, reply, caller) => {
      const { id, file: text } = request.body as SeasonFileRequest;
      const read = readSeasonFile(text);
      if ('faults' in read) return replyError(reply, 422, 'season_file', { findings: read.faults });
      const act = seasonActOf(request, caller, clock.now());
      const event = await writer.submit('layFile', { id, file: read.file, from: null, ...act });
      if (!event) return replyError(reply, 404, 'not_found');
      return reply.code(201).header('cache-control', 'no-store').send(event);
    }),
    copySeason: changing(async (request, reply, caller) => {
      const { organisation: organisationId, id: from } = pathOf(request);
      const { id, starts_at } = request.body as SeasonCopyRequest;
      const at = clock.now();
      const stored = await readable(readSeason(database, { organisationId, id: from, now: at }));
      if (!stored) return replyError(reply, 404, 'not_found');
      const file = shiftSeason(stored, starts_at);
      const act = seasonActOf(request, caller, at);
      const event = await writer.submit('layFile', { id, file, from, ...act });
      if (!event) return replyError(reply, 404, 'not_found');
      return reply.code(201).header('cache-control', 'no-store').send(event);
    }),
  };
}
