import { valuesOf } from '../../../domain/season/readFields.ts';
import { readOrganisationNames } from '../../../domain/staff/organisationNames.ts';
import { type OrganisationFields, readOrganisation } from '../../../domain/staff/organisationSettings.ts';
import type { Held } from '../../../domain/staff/rights.ts';
import type { OrganisationChange, OrganisationRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { networkOf } from '../../platform/http/networks.ts';
import { refuseRead } from '../season/replyWritten.ts';
import { staffOnly } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { listOrganisations, readOrganisationSettings } from './organisationsRepo.ts';

type NamesRead = Pick<OrganisationFields, 'name_ar' | 'name_en'>;
type OrganisationPath = { organisation: string };

/** Handlers about the organisations of the installation and their settings. */
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
      const read = valuesOf<NamesRead, 'organisationName'>(readOrganisationNames(body));
      if ('errors' in read) return refuseRead(reply, read.errors);
      const [at, network] = [clock.now(), networkOf(request.ip)];
      await writer.submit('makeOrganisation', { id: body.id, ...read.values, by: staffId, at, network });
      const made = await readable(readOrganisationSettings(database, body.id, isMember(held, body.id)));
      return reply.code(201).header('cache-control', 'no-store').send(made);
    }),
    readOrganisationSettings: staffOnly(
      deps,
      'readOrganisationSettings',
      async (request, reply, { held }) => {
        const { organisation } = request.params as OrganisationPath;
        const settings = await readable(
          readOrganisationSettings(database, organisation, isMember(held, organisation)),
        );
        if (!settings) return replyError(reply, 404, 'not_found');
        return reply.header('cache-control', 'no-store').send(settings);
      },
    ),
    changeOrganisationSettings: staffOnly(
      deps,
      'changeOrganisationSettings',
      async (request, reply, { staffId, held }) => {
        const { organisation: id } = request.params as OrganisationPath;
        const body = request.body as OrganisationChange;
        const read = readOrganisation(body);
        if ('errors' in read) return refuseRead(reply, read.errors);
        const { isChanged, present } = await writer.submit('changeOrganisationSettings', {
          id,
          settings: read.values,
          version: body.version,
          seesPeople: isMember(held, id),
          by: staffId,
          at: clock.now(),
          network: networkOf(request.ip),
        });
        if (!present) return replyError(reply, 404, 'not_found');
        if (!isChanged) return replyError(reply, 409, 'changed_meanwhile', { present });
        return reply.header('cache-control', 'no-store').send(present);
      },
    ),
  };
}

const isMember = (held: readonly Held[], id: string) =>
  held.some(({ organisationId }) => organisationId === id);
