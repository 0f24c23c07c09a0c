import type { Kysely } from 'kysely';
import type { EnrolRequest, InvitationLink, LinkToken } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { OperationHandlers } from '../../platform/http/contract.ts';
import { refuseFields } from '../../platform/http/refuseFields.ts';
import { readNames } from '../competitions/scopes.ts';
import { offeredSecret } from '../factors/authenticator.ts';
import { toBase32 } from '../factors/base32.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { byLink } from './byLink.ts';
import { enrol, readNewPerson } from './enrol.ts';
import { readMe } from './readMe.ts';
import { admit } from './signInRoute.ts';

/** Handlers of `POST /invitation/check` and `POST /invitation`, by which invited people enter. */
export function invitationHandlers(deps: StaffDeps): OperationHandlers {
  const { database, keys, clock } = deps;
  return {
    checkInvitation: byLink(deps, 'invitation', async (request, reply, link) => {
      const { token } = request.body as LinkToken;
      const named = await readable(readNames(database, 'staff_links', [link]));
      const answer: InvitationLink = {
        expires_at: link.expires_at,
        authenticator: { secret: toBase32(offeredSecret(keys.device, token)) },
        email: link.email!,
        is_known: await isKnown(database, link.email_key!),
        role: link.role!,
        organisation: await readOrganisation(database, link.organisation_id!),
        competitions: named.get(link.id) ?? null,
      };
      return reply.header('cache-control', 'no-store').send(answer);
    }),
    acceptInvitation: byLink(deps, 'invitation', async (request, reply, { id: linkId, ...link }) => {
      const body = request.body as EnrolRequest;
      const email = link.email!;
      if (await isKnown(database, link.email_key!)) {
        const admitted = await admit(deps, request, reply, { ...body, email }, linkId);
        if ('refused' in admitted) return admitted.refused;
        const me = await readMe(database, admitted.staffId, clock.now());
        return reply.code(201).header('cache-control', 'no-store').send({ me, recovery_codes: [] });
      }
      const read = readNewPerson(deps, body);
      if ('errors' in read) return refuseFields(reply, read.errors) ?? reply;
      return enrol(deps, request, reply, { linkId, email, organisation: null, person: read.person });
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
