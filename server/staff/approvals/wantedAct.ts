import type { Transaction } from 'kysely';
import { judgeReset } from '../../../domain/staff/judgeReset.ts';
import type { TwoPersonAct } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/http/language.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { endRole, findMember } from '../people/endRole.ts';
import { invitePerson, judgeInvitation } from '../people/invitePerson.ts';
import type { PeopleAct } from '../people/peopleAct.ts';
import { rolesOf } from '../people/rolesOf.ts';
import { makeReset } from '../resets/makeReset.ts';

/** Whom an act is about. `name` is null for a person who does not sign in yet. */
export type Concerned = { name: string | null; email: string };

type Payloads = {
  /** `language`: of the e-mail with the link, as the asker reads. */
  invite_owner: Concerned & { email_key: string; language: Language };
  end_owner: Concerned & { membership_id: string };
  reset_owner: Concerned & { staff_id: string; language: Language };
};

/** An act that a person asks for: all that it needs to be done later. */
export type WantedAct = { [Act in TwoPersonAct]: { act: Act; payload: Payloads[Act] } }[TwoPersonAct];

/** The link that the act makes, if it makes one. */
export type NewLink = { id: string; token_hash: string; expires_at: number };

/** What an act is about: of one subject, one waits at a time. */
export function subjectOf(wanted: WantedAct): string {
  if (wanted.act === 'invite_owner') return wanted.payload.email_key;
  return wanted.act === 'end_owner' ? wanted.payload.membership_id : wanted.payload.staff_id;
}

/** The rows that an act is about, as they are now: the act is refused if they are others when it is approved. */
export async function versionsOf(
  tx: Transaction<Schema>,
  organisationId: string,
  wanted: WantedAct,
): Promise<string> {
  return JSON.stringify(await seen[wanted.act](tx, organisationId, wanted.payload as never));
}

const seen = { invite_owner: rowsOfAddress, end_owner: rowsOfMember, reset_owner: rowsOfAccess };

type Version = [table: string, id: string, created_at: number];

async function rowsOfAddress(
  tx: Transaction<Schema>,
  organisationId: string,
  { email_key }: Payloads['invite_owner'],
): Promise<Version[]> {
  const roles = await tx
    .selectFrom('memberships')
    .innerJoin('staff', 'staff.id', 'memberships.staff_id')
    .where('organisation_id', '=', organisationId)
    .where('staff.email_key', '=', email_key)
    .select(['memberships.id', 'memberships.created_at'])
    .orderBy('memberships.id')
    .execute();
  const open = await tx
    .selectFrom('staff_links')
    .where('organisation_id', '=', organisationId)
    .where('email_key', '=', email_key)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .select(['id', 'created_at'])
    .orderBy('id')
    .execute();
  return [
    ...roles.map((row): Version => ['memberships', row.id, row.created_at]),
    ...open.map((row): Version => ['staff_links', row.id, row.created_at]),
  ];
}

async function rowsOfMember(
  tx: Transaction<Schema>,
  organisationId: string,
  { membership_id }: Payloads['end_owner'],
): Promise<Version[]> {
  const member = await findMember(tx, organisationId, membership_id);
  return member ? [['memberships', member.id, member.created_at]] : [];
}

async function rowsOfAccess(
  tx: Transaction<Schema>,
  organisationId: string,
  { staff_id }: Payloads['reset_owner'],
): Promise<Version[]> {
  const roles = await tx
    .selectFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('staff_id', '=', staff_id)
    .select(['id', 'created_at'])
    .orderBy('id')
    .execute();
  const versions = roles.map((row): Version => ['memberships', row.id, row.created_at]);
  for (const table of ['staff_authenticators', 'staff_passkeys'] as const) {
    const factors = await tx
      .selectFrom(table)
      .where('staff_id', '=', staff_id)
      .select(['id', 'created_at'])
      .orderBy('id')
      .execute();
    versions.push(...factors.map((row): Version => [table, row.id, row.created_at]));
  }
  return versions;
}

/**
 * Does an act that was approved. Call it with the organisation locked.
 * @param by the person who asked for it
 * @returns whether it could be done; else nothing has changed
 */
export async function perform(
  tx: Transaction<Schema>,
  by: PeopleAct,
  wanted: WantedAct,
  link: NewLink,
  context: WriteContext,
): Promise<boolean> {
  const { organisationId } = by;
  if (wanted.act === 'invite_owner') {
    const { email, email_key, language } = wanted.payload;
    const invitee = {
      organisationId,
      role: 'owner',
      competitionIds: null,
      email,
      email_key,
      language,
    } as const;
    if ((await judgeInvitation(tx, invitee, context)) !== 'possible') return false;
    await invitePerson(tx, { ...by, ...invitee, ...link }, context);
    return true;
  }
  if (wanted.act === 'reset_owner') {
    const { staff_id: staffId, language } = wanted.payload;
    const of = await rolesOf(tx, staffId);
    if (judgeReset(await rolesOf(tx, by.by), of, organisationId) !== 'allowed') return false;
    await makeReset(tx, { ...by, ...link, staffId, language }, of, context);
    return true;
  }
  const member = await findMember(tx, organisationId, wanted.payload.membership_id);
  return member !== undefined && (await endRole(tx, by, member, context)) === 'ended';
}
