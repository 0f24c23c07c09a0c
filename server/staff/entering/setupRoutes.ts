import { readEmail } from '../../../domain/person/email.ts';
import { readOrganisationName } from '../../../domain/staff/organisationName.ts';
import type { LinkToken, SetupLink, SetupRequest } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { newId } from '../../platform/ids.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { offeredSecret } from '../factors/authenticator.ts';
import { toBase32 } from '../factors/base32.ts';
import { entering } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { enrol, enrolErrors } from './enrol.ts';
import { findLink, statusOfDead } from './staffLinks.ts';

/** Handlers of `POST /setup/check` and `POST /setup`, by which the first person enters. */
export function setupHandlers(deps: StaffDeps): OperationHandlers {
  const { database, clock, keys } = deps;
  const budget = createBudget(deps, { network: 'link.network' });
  const find = (token: string) => readable(findLink(database, 'setup', token, clock.now()));
  return {
    checkSetup: entering(deps, async (request, reply) => {
      const { token } = request.body as LinkToken;
      const retryAfter = await budget.take({ address: request.ip });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const link = await find(token);
      if (typeof link === 'string') return replyError(reply, statusOfDead(link), link);
      const secret = toBase32(offeredSecret(keys.device, token));
      const answer: SetupLink = { expires_at: link.expires_at, authenticator: { secret } };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    setUp: entering(deps, async (request, reply) => {
      const body = request.body as SetupRequest;
      const retryAfter = await budget.take({ address: request.ip });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const link = await find(body.token);
      if (typeof link === 'string') return replyError(reply, statusOfDead(link), link);
      const email = readEmail(body.email);
      const arabic = readOrganisationName(body.organisation_ar);
      const english =
        body.organisation_en.trim() === '' ? { value: null } : readOrganisationName(body.organisation_en);
      const refused = refuseFields(reply, {
        ...enrolErrors(deps, body),
        email: 'error' in email ? [email.error] : [],
        organisation_ar: 'error' in arabic ? [arabic.error] : [],
        organisation_en: 'error' in english ? [english.error] : [],
      });
      if (refused || 'error' in email || 'error' in arabic || 'error' in english) return refused ?? reply;
      const organisation = { id: newId(), name_ar: arabic.value, name_en: english.value };
      return enrol(deps, request, reply, { linkId: link.id, email: email.value, organisation });
    }),
  };
}
