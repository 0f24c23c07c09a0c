import type { Transaction } from 'kysely';
import { isCompatible } from '../../../domain/staff/rights.ts';
import type { Role } from '../../../domain/staff/staffContract.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { lineOf, type PeopleAct } from './peopleAct.ts';

/** Whom to invite in which organisation, and to which role. */
type Invitee = { organisationId: string; email_key: string; role: Role };

export type InvitationToMake = PeopleAct &
  Invitee & {
    id: string;
    token_hash: string;
    email: string;
    expires_at: number;
    /** The language of the e-mail with the link. */
    language: Language;
  };

/** `held`: the person has the role. `excluded`: another role of the person there excludes it. */
export type InvitationVerdict = 'possible' | 'held' | 'excluded';

/** Judges an invitation. Call it with the organisation locked. */
export async function judgeInvitation(
  tx: Transaction<Schema>,
  { organisationId, email_key, role }: Invitee,
): Promise<InvitationVerdict> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('staff', 'staff.id', 'memberships.staff_id')
    .where('organisation_id', '=', organisationId)
    .where('staff.email_key', '=', email_key)
    .select('role')
    .execute();
  const held = rows.map((each) => each.role);
  if (held.includes(role)) return 'held';
  return isCompatible(held, role) ? 'possible' : 'excluded';
}

/** Makes an invitation that is possible; an earlier open one to the same address in the organisation ends. */
export async function invitePerson(
  tx: Transaction<Schema>,
  input: InvitationToMake,
  context: WriteContext,
): Promise<void> {
  const { id, token_hash, email, email_key, role, expires_at, language, organisationId, by, at } = input;
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
    })
    .execute();
  await queueStaffMail(tx, { kind: 'invitation', link_id: id, language }, at);
  const changed = { reason: role, before: earlier ?? null, after: { role, expires_at } };
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
