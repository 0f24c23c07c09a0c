import { readEmail } from '../../../domain/person/email.ts';
import { readOrganisationNames } from '../../../domain/staff/organisationNames.ts';
import type { LinkToken, SetupLink, SetupRequest } from '../../../domain/staff/staffContract.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { offeredSecret } from '../factors/authenticator.ts';
import { toBase32 } from '../factors/base32.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { byLink } from './byLink.ts';
import { enrol, readNewPerson } from './enrol.ts';

/** Handlers of `POST /setup/check` and `POST /setup`, by which the first person enters. */
export function setupHandlers(deps: StaffDeps): OperationHandlers {
  return {
    checkSetup: byLink(deps, 'setup', async (request, reply, { expires_at }) => {
      const { token } = request.body as LinkToken;
      const secret = toBase32(offeredSecret(deps.keys.device, token));
      const answer: SetupLink = { expires_at, authenticator: { secret } };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    setUp: byLink(deps, 'setup', async (request, reply, { id: linkId }) => {
      const body = request.body as SetupRequest;
      const read = readNewPerson(deps, body);
      const email = readEmail(body.email);
      const { name_ar: arabic, name_en: english } = readOrganisationNames({
        name_ar: body.organisation_ar,
        name_en: body.organisation_en,
      });
      if ('errors' in read || 'error' in email || 'error' in arabic || 'error' in english) {
        const fields = {
          ...('errors' in read ? read.errors : {}),
          email: 'error' in email ? [email.error] : [],
          organisation_ar: 'error' in arabic ? [arabic.error] : [],
          organisation_en: 'error' in english ? [english.error] : [],
        };
        return refuseFields(reply, fields) ?? reply;
      }
      const organisation = { id: newId(), name_ar: arabic.value, name_en: english.value };
      return enrol(deps, request, reply, { linkId, email: email.value, organisation, person: read.person });
    }),
  };
}
