import type { Transaction } from 'kysely';
import { isCompatible, type Scope } from '../../../domain/staff/rights.ts';
import type { Role } from '../../../domain/staff/staffContract.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { areOf, auditOfScope, limitOf, storeScope } from '../competitions/scopes.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { lineOf, type PeopleAct } from './peopleAct.ts';
import { rolesIn } from './rolesOf.ts';

/** Whom to invite in which organisation, and to which role. */
type Invitee = { organisationId: string; email_key: string; role: Role; competitionIds: Scope };

export type InvitationToMake = PeopleAct &
  Invitee & {
    id: string;
    token_hash: string;
    email: string;
    expires_at: number;
    /** The language of the e-mail with the link. */
    language: Language;
  };

/**
 * `held`: the person has the role. `excluded`: another role of the person there excludes it. `elsewhere`: a competition is
 * not of the organisation.
 */
export type InvitationVerdict = 'possible' | 'held' | 'excluded' | 'elsewhere';

/** Judges an invitation. Call it with the organisation locked. */
export async function judgeInvitation(
  tx: Transaction<Schema>,
  { organisationId, email_key, role, competitionIds }: Invitee,
  context: WriteContext,
): Promise<InvitationVerdict> {
  if (!(await areOf(tx, organisationId, competitionIds, context))) return 'elsewhere';
  const person = await tx
    .selectFrom('staff')
    .where('email_key', '=', email_key)
    .select('id')
    .executeTakeFirst();
  const held = person ? await rolesIn(tx, organisationId, person.id) : [];
  if (held.some((each) => each.role === role)) return 'held';
  return isCompatible(held, { role, competitionIds }) ? 'possible' : 'excluded';
}

/** Makes an invitation that is possible; an earlier open one to the same address in the organisation ends. */
export async function invitePerson(
  tx: Transaction<Schema>,
  input: InvitationToMake,
  context: WriteContext,
): Promise<void> {
  const { id, token_hash, email, email_key, role, expires_at, language, organisationId, by, at } = input;
  const { competitionIds } = input;
  const earlier = await tx
    .updateTable('staff_links')
    .set({ ended_at: at })
    .where('kind', '=', 'invitation')
    .where('organisation_id', '=', organisationId)
    .where('email_key', '=', email_key)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['role', 'expires_at'])
    .executeTakeFirst();
  await tx
    .insertInto('staff_links')
    .values({
      id,
      kind: 'invitation',
      token_hash,
      organisation_id: organisationId,
      role,
      email,
      email_key,
      created_by: by,
      created_at: at,
      expires_at,
      limited: limitOf(competitionIds),
    })
    .execute();
  await storeScope(tx, 'staff_links', id, competitionIds);
  await queueStaffMail(tx, { kind: 'invitation', link_id: id, language }, at);
  const after = { role, expires_at, ...(await auditOfScope(tx, competitionIds)) };
  const changed = { reason: role, before: earlier ?? null, after };
  await appendAudit(tx, [lineOf(input, 'staff.invited', id, changed)], context);
}

/** The name of the person who signs in with an address; null if nobody does. */
export async function nameAt(tx: Transaction<Schema>, emailKey: string): Promise<string | null> {
  const row = await tx
    .selectFrom('staff')
    .where('email_key', '=', emailKey)
    .select('name')
    .executeTakeFirst();
  return row?.name ?? null;
}
