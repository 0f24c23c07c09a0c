import type { Transaction } from 'kysely';
import { judgeReset } from '../../../domain/staff/judgeReset.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Language } from '../../platform/http/language.ts';
import { endRole, findMember } from '../people/endRole.ts';
import { invitePerson, judgeInvitation } from '../people/invitePerson.ts';
import { rolesOf } from '../people/rolesOf.ts';
import { makeReset } from '../resets/makeReset.ts';
import type { Version, Wanted } from './wanted.ts';

/** Whom an act is about. `name` is null for a person who does not sign in yet. */
export type Concerned = { name: string | null; email: string };

/** What acts about owners need. `language`: of the e-mail with the link, as the asker reads. */
export type PeoplePayloads = {
  invite_owner: Concerned & { email_key: string; language: Language };
  end_owner: Concerned & { membership_id: string };
  reset_owner: Concerned & { staff_id: string; language: Language };
};

export const wantedPeople: { [Act in keyof PeoplePayloads]: Wanted<PeoplePayloads[Act]> } = {
  invite_owner: {
    subject: ({ email_key }) => email_key,
    competition: () => null,
    versions: rowsOfAddress,
    perform: async (tx, by, { email, email_key, language }, link, context) => {
      const { organisationId } = by;
      const owner = { role: 'owner', competitionIds: null } as const;
      const invitee = { organisationId, ...owner, email, email_key, language };
      if ((await judgeInvitation(tx, invitee, context)) !== 'possible') return null;
      await invitePerson(tx, { ...by, ...invitee, ...link }, context);
      return 'invited';
    },
  },
  end_owner: {
    subject: ({ membership_id }) => membership_id,
    competition: () => null,
    versions: rowsOfMember,
    perform: async (tx, by, { membership_id }, _link, context) => {
      const member = await findMember(tx, by.organisationId, membership_id);
      return member !== undefined && (await endRole(tx, by, member, context)) === 'ended' ? 'done' : null;
    },
  },
  reset_owner: {
    subject: ({ staff_id }) => staff_id,
    competition: () => null,
    versions: rowsOfAccess,
    perform: async (tx, by, { staff_id: staffId, language }, link, context) => {
      const of = await rolesOf(tx, staffId);
      if (judgeReset(await rolesOf(tx, by.by), of, by.organisationId) !== 'allowed') return null;
      await makeReset(tx, { ...by, ...link, staffId, language }, of, context);
      return 'reset';
    },
  },
};

async function rowsOfAddress(
  tx: Transaction<Schema>,
  organisationId: string,
  { email_key }: PeoplePayloads['invite_owner'],
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
  { membership_id }: PeoplePayloads['end_owner'],
): Promise<Version[]> {
  const member = await findMember(tx, organisationId, membership_id);
  return member ? [['memberships', member.id, member.created_at]] : [];
}

async function rowsOfAccess(
  tx: Transaction<Schema>,
  organisationId: string,
  { staff_id }: PeoplePayloads['reset_owner'],
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
