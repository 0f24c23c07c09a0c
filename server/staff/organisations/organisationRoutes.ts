import type { FastifyReply } from 'fastify';
import { readOrganisationNames } from '../../../domain/staff/organisationNames.ts';
import type { Held } from '../../../domain/staff/rights.ts';
import type { NamesRequest, OrganisationRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { listOrganisations, readNames } from './organisationsRepo.ts';

type OrganisationPath = { organisation: string };

/** Handlers about the organisations of the installation and their names. */
export function organisationHandlers(deps: StaffDeps): OperationHandlers {
  const { database, writer, clock } = deps;
  return {
    listOrganisations: staffOnly(deps, 'readOrganisations', async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await readable(listOrganisations(database, clock.now()))),
    ),
    makeOrganisation: staffOnly(deps, 'changeOrganisations', async (request, reply, { staffId, held }) => {
      const body = request.body as OrganisationRequest;
      const read = namesIn(reply, body);
      if ('refused' in read) return read.refused;
      const [at, network] = [clock.now(), networkOf(request.ip)];
      await writer.submit('makeOrganisation', { id: body.id, ...read.names, by: staffId, at, network });
      const names = await readable(readNames(database, body.id, isMember(held, body.id)));
      return reply.code(201).header('cache-control', 'no-store').send(names);
    }),
    readNames: staffOnly(deps, 'readNames', async (request, reply, { held }) => {
      const { organisation } = request.params as OrganisationPath;
      const names = await readable(readNames(database, organisation, isMember(held, organisation)));
      if (!names) return replyError(reply, 404, 'not_found');
      return reply.header('cache-control', 'no-store').send(names);
    }),
    changeNames: staffOnly(deps, 'changeNames', async (request, reply, { staffId, held }) => {
      const { organisation: id } = request.params as OrganisationPath;
      const body = request.body as NamesRequest;
      const read = namesIn(reply, body);
      if ('refused' in read) return read.refused;
      const { isChanged, present } = await writer.submit('changeNames', {
        id,
        ...read.names,
        version: body.version,
        seesPeople: isMember(held, id),
        by: staffId,
        at: clock.now(),
        network: networkOf(request.ip),
      });
      if (!present) return replyError(reply, 404, 'not_found');
      if (!isChanged) return replyError(reply, 409, 'changed_meanwhile', { present });
      return reply.header('cache-control', 'no-store').send(present);
    }),
  };
}

const isMember = (held: readonly Held[], id: string) =>
  held.some(({ organisationId }) => organisationId === id);

function namesIn(
  reply: FastifyReply,
  typed: Pick<NamesRequest, 'name_ar' | 'name_en'>,
): { names: { name_ar: string; name_en: string | null } } | { refused: FastifyReply } {
  const { name_ar, name_en } = readOrganisationNames(typed);
  if ('value' in name_ar && 'value' in name_en)
    return { names: { name_ar: name_ar.value, name_en: name_en.value } };
  const errorIn = (field: typeof name_ar | typeof name_en) => ('error' in field ? [field.error] : []);
  const fields = { name_ar: errorIn(name_ar), name_en: errorIn(name_en) };
  return { refused: refuseFields(reply, fields) ?? reply };
}
