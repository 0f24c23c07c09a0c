import type { Transaction } from 'kysely';
import { isCompatible } from '../../../domain/staff/rights.ts';
import type { Role } from '../../../domain/staff/staffContract.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Write } from '../../platform/writer/write.ts';
import { queueStaffMail } from '../mails/queueStaffMail.ts';
import { lockOrganisation } from './lockOrganisation.ts';

/** Who acts in which organisation; `at` is UTC ms. */
export type PeopleAct = { organisationId: string; by: string; at: number; network: string };

const lineOf = (
  { by, at, network, organisationId }: PeopleAct,
  action: string,
  subject: string,
  changed: Pick<AuditEntry, 'reason' | 'before' | 'after'>,
): AuditEntry => ({ at, actor: by, role: 'staff', action, subject, network, organisationId, ...changed });

export type InvitationToMake = PeopleAct & {
  id: string;
  token_hash: string;
  email: string;
  email_key: string;
  role: Role;
  expires_at: number;
  /** The language of the e-mail with the link. */
  language: Language;
};

/** `held`: the person has the role. `excluded`: another role of the person there excludes it. */
export type InvitationMade = 'invited' | 'held' | 'excluded';

/** Makes invitations; an earlier open one to the same address in the organisation ends. */
export const inviteStaff: Write<InvitationToMake, InvitationMade> = async (tx, inputs, context) => {
  const made: InvitationMade[] = [];
  for (const input of inputs) {
    await lockOrganisation(tx, input.organisationId, context);
    const held = await rolesOf(tx, input.organisationId, input.email_key);
    const done = held.includes(input.role) ? 'held' : isCompatible(held, input.role) ? 'invited' : 'excluded';
    made.push(done);
    if (done !== 'invited') continue;
    const before = await insertInvitation(tx, input);
    const { role, expires_at } = input;
    const changed = { reason: role, before, after: { role, expires_at } };
    await appendAudit(tx, [lineOf(input, 'staff.invited', input.id, changed)], context);
  }
  return made;
};

type EarlierInvitation = { role: Role | null; expires_at: number };

/** @returns the earlier invitation that ends; null without one */
async function insertInvitation(
  tx: Transaction<Schema>,
  input: InvitationToMake,
): Promise<EarlierInvitation | null> {
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
  return earlier ?? null;
}

async function rolesOf(tx: Transaction<Schema>, organisationId: string, emailKey: string): Promise<Role[]> {
  const rows = await tx
    .selectFrom('memberships')
    .innerJoin('staff', 'staff.id', 'memberships.staff_id')
    .where('organisation_id', '=', organisationId)
    .where('staff.email_key', '=', emailKey)
    .select('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Ends invitations that nobody accepted; false for one that is not open. */
export const withdrawInvitation: Write<PeopleAct & { id: string }, boolean> = async (tx, inputs, context) => {
  const withdrawn: boolean[] = [];
  for (const input of inputs) {
    const link = await tx
      .updateTable('staff_links')
      .set({ ended_at: input.at })
      .where('id', '=', input.id)
      .where('organisation_id', '=', input.organisationId)
      .where('used_at', 'is', null)
      .where('ended_at', 'is', null)
      .returning(['role', 'expires_at'])
      .executeTakeFirst();
    withdrawn.push(link !== undefined);
    if (!link) continue;
    const line = lineOf(input, 'staff.invitation_withdrawn', input.id, { before: link });
    await appendAudit(tx, [line], context);
  }
  return withdrawn;
};

/** `unknown`: the organisation has no such membership. `last`: the organisation would have no owner. */
export type MembershipEnded = 'ended' | 'unknown' | 'last';

/** Takes roles from people, and ends all their sessions: what they may do has changed. */
export const endMembership: Write<PeopleAct & { id: string }, MembershipEnded> = async (
  tx,
  inputs,
  context,
) => {
  const ended: MembershipEnded[] = [];
  for (const input of inputs) {
    await lockOrganisation(tx, input.organisationId, context);
    const member = await findMember(tx, input);
    const done = await endOne(tx, input, member);
    ended.push(done);
    if (done !== 'ended' || !member) continue;
    const { staff_id, role } = member;
    const line = lineOf(input, 'staff.role_ended', staff_id, { reason: role, before: { role } });
    await appendAudit(tx, [line], context);
  }
  return ended;
};

type Member = { id: string; staff_id: string; role: Role };

async function endOne(
  tx: Transaction<Schema>,
  { organisationId }: PeopleAct,
  member: Member | undefined,
): Promise<MembershipEnded> {
  if (!member) return 'unknown';
  if (member.role === 'owner' && (await countOwners(tx, organisationId)) === 1) return 'last';
  await tx.deleteFrom('memberships').where('id', '=', member.id).execute();
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', member.staff_id).execute();
  return 'ended';
}

const findMember = (tx: Transaction<Schema>, { id, organisationId }: PeopleAct & { id: string }) =>
  tx
    .selectFrom('memberships')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['id', 'staff_id', 'role'])
    .executeTakeFirst();

async function countOwners(tx: Transaction<Schema>, organisationId: string): Promise<number> {
  const owners = await tx
    .selectFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .select('id')
    .execute();
  return owners.length;
}
