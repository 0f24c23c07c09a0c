import type { Transaction } from 'kysely';
import { isCompatible, type Scope } from '../../../domain/staff/rights.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { AuditFields } from '../../platform/audit/auditDetails.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Write, WriteContext } from '../../platform/writer/write.ts';
import { areOf, auditOfScope, limitOf, storeScope } from '../competitions/scopes.ts';
import { findMember, type Member } from './endRole.ts';
import { lockOrganisation } from './lockOrganisation.ts';
import { lineOf, type PeopleAct } from './peopleAct.ts';
import { rolesIn } from './rolesOf.ts';

/** `version` of the role: the one that the person saw. */
export type CompetitionsToChange = PeopleAct & { id: string; version: number; competitionIds: Scope };

/**
 * `unknown`: the organisation has no such role. `stale`: it has another version. `elsewhere`: a competition is not of the
 * organisation. `excluded`: another role of the person in one of them excludes this one.
 */
export type CompetitionsChanged = 'changed' | 'unknown' | 'stale' | 'elsewhere' | 'excluded';

/** Changes the competitions of roles. */
export const changeCompetitions: Write<CompetitionsToChange, CompetitionsChanged> = async (
  tx,
  inputs,
  context,
) => {
  const changed: CompetitionsChanged[] = [];
  for (const input of inputs) {
    await lockOrganisation(tx, input.organisationId, context);
    const member = await findMember(tx, input.organisationId, input.id);
    changed.push(member ? await changeOne(tx, input, member, context) : 'unknown');
  }
  return changed;
};

/**
 * Ends all sessions of the person, too. A role that has the competitions already stays as it is, so that a request of
 * unknown outcome can be sent again.
 */
async function changeOne(
  tx: Transaction<Schema>,
  input: CompetitionsToChange,
  { id, staff_id, role, scope_version, competitionIds: present }: Member,
  context: WriteContext,
): Promise<CompetitionsChanged> {
  const { organisationId, competitionIds } = input;
  if (areSame(present, competitionIds)) return 'changed';
  if (scope_version !== input.version) return 'stale';
  if (!(await areOf(tx, organisationId, competitionIds, context))) return 'elsewhere';
  const held = await rolesIn(tx, organisationId, staff_id);
  const others = held.filter(({ membershipId }) => membershipId !== id);
  if (!isCompatible(others, { role, competitionIds })) return 'excluded';
  const [before, after] = [await fieldsOf(tx, present), await fieldsOf(tx, competitionIds)];
  await tx.deleteFrom('membership_competitions').where('membership_id', '=', id).execute();
  await storeScope(tx, 'memberships', id, competitionIds);
  await tx
    .updateTable('memberships')
    .set({ limited: limitOf(competitionIds), scope_version: scope_version + 1 })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', staff_id).execute();
  const line = lineOf(input, 'staff.competitions_changed', staff_id, { reason: role, before, after });
  await appendAudit(tx, [line], context);
  return 'changed';
}

const areSame = (one: Scope, other: Scope): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((id) => other.includes(id));

const fieldsOf = async (tx: Transaction<Schema>, scope: Scope): Promise<AuditFields> => ({
  all_competitions: scope === null,
  ...(await auditOfScope(tx, scope)),
});
