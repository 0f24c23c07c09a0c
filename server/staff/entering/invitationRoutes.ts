import type { Kysely } from 'kysely';
import type { EnrolRequest, InvitationLink, LinkToken } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { replyError } from '../../platform/http/errors.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { createBudget } from '../../platform/limits/budget.ts';
import { offeredSecret } from '../factors/authenticator.ts';
import { toBase32 } from '../factors/base32.ts';
import { entering } from '../sessions/guard.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { enrol, enrolErrors } from './enrol.ts';
import { readMe } from './readMe.ts';
import { admit } from './signInRoute.ts';
import { findLink, statusOfDead } from './staffLinks.ts';

/** Handlers of `POST /invitation/check` and `POST /invitation`, by which invited people enter. */
export function invitationHandlers(deps: StaffDeps): OperationHandlers {
  const { database, clock, keys } = deps;
  const budget = createBudget(deps, { network: 'link.network' });
  const find = (token: string) => readable(findLink(database, 'invitation', token, clock.now()));
  return {
    checkInvitation: entering(deps, async (request, reply) => {
      const { token } = request.body as LinkToken;
      const retryAfter = await budget.take({ address: request.ip });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const link = await find(token);
      if (typeof link === 'string') return replyError(reply, statusOfDead(link), link);
      const answer: InvitationLink = {
        expires_at: link.expires_at,
        authenticator: { secret: toBase32(offeredSecret(keys.device, token)) },
        email: link.email!,
        is_known: await isKnown(database, link.email_key!),
        role: link.role!,
        organisation: await readOrganisation(database, link.organisation_id!),
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    acceptInvitation: entering(deps, async (request, reply) => {
      const body = request.body as EnrolRequest;
      const retryAfter = await budget.take({ address: request.ip });
      if (retryAfter !== undefined) return replyError(reply, 429, 'too_many_requests', { retryAfter });
      const link = await find(body.token);
      if (typeof link === 'string') return replyError(reply, statusOfDead(link), link);
      const email = link.email!;
      if (await isKnown(database, link.email_key!)) {
        const admitted = await admit(deps, request, reply, { ...body, email }, link.id);
        if ('refused' in admitted) return admitted.refused;
        const me = await readMe(database, admitted.staffId);
        return reply.code(201).header('cache-control', 'no-store').send({ me, recovery_codes: [] });
      }
      const refused = refuseFields(reply, enrolErrors(deps, body));
      return refused ?? enrol(deps, request, reply, { linkId: link.id, email, organisation: null });
    }),
  };
}

async function isKnown(db: Kysely<Schema>, emailKey: string): Promise<boolean> {
  const row = await readable(
    db.selectFrom('staff').where('email_key', '=', emailKey).select('id').executeTakeFirst(),
  );
  return row !== undefined;
}

const readOrganisation = (db: Kysely<Schema>, id: string) =>
  readable(
    db
      .selectFrom('organisations')
      .where('id', '=', id)
      .select(['id', 'name_ar', 'name_en'])
      .executeTakeFirstOrThrow(),
  );
