import type { Transaction } from 'kysely';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { auditOfScope, readScope } from '../competitions/scopes.ts';
import { ownersOf } from './owners.ts';
import { withdrawOpenReset } from '../resets/makeReset.ts';
import { lineOf, type PeopleAct } from './peopleAct.ts';

/** A membership of an organisation with its person; undefined if the organisation has no such membership. */
export async function findMember(tx: Transaction<Schema>, organisationId: string, id: string) {
  const row = await tx
    .selectFrom('memberships')
    .innerJoin('staff', 'staff.id', 'memberships.staff_id')
    .where('memberships.id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['memberships.id', 'staff_id', 'role', 'limited', 'scope_version', 'memberships.created_at'])
    .select(['name', 'email'])
    .executeTakeFirst();
  return row && { ...row, competitionIds: await readScope(tx, 'memberships', row) };
}

export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/**
 * Takes a role from a person and ends all sessions of the person. Call it with the organisation locked.
 * @returns `last` if the organisation would have no owner
 */
export async function endRole(
  tx: Transaction<Schema>,
  act: PeopleAct,
  { id, staff_id, role, competitionIds }: Member,
  context: WriteContext,
): Promise<'ended' | 'last'> {
  if (role === 'owner' && (await ownersOf(tx, act.organisationId)).length === 1) return 'last';
  const before = { role, ...(await auditOfScope(tx, competitionIds)) };
  await tx.deleteFrom('memberships').where('id', '=', id).execute();
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', staff_id).execute();
  // Nobody here could withdraw the reset of a person who has left.
  await withdrawOpenReset(tx, { ...act, staffId: staff_id }, context);
  const line = lineOf(act, 'staff.role_ended', staff_id, { reason: role, before });
  await appendAudit(tx, [line], context);
  return 'ended';
}
