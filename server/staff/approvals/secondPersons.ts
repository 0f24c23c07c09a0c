import type { Kysely, Transaction } from 'kysely';
import {
  type ActPlace,
  type AskedAct,
  judgeApproval,
  twoPersonActs,
} from '../../../domain/staff/twoPersons.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { idsOf, readNames } from '../competitions/scopes.ts';

/** Those who may approve an act, by their ids. */
export async function secondPersons(
  db: Kysely<Schema> | Transaction<Schema>,
  asked: AskedAct,
): Promise<string[]> {
  const { organisationId, act } = asked;
  const rows = await db
    .selectFrom('memberships')
    .where('organisation_id', '=', organisationId)
    .where('role', 'in', twoPersonActs[act].roles)
    .select(['id', 'staff_id', 'role', 'limited'])
    .orderBy('staff_id')
    .execute();
  const named = await readNames(db, 'memberships', rows);
  const people = Map.groupBy(rows, ({ staff_id }) => staff_id);
  return [...people]
    .filter(([staffId, roles]) => {
      const held = roles.map(({ id, role }) => ({
        role,
        organisationId,
        competitionIds: idsOf(named.get(id)),
      }));
      return judgeApproval(held, asked, staffId) === 'allowed';
    })
    .map(([staffId]) => staffId);
}

/** Whether a person other than one could approve an act on a competition. */
export const hasSecondPerson = async (
  db: Kysely<Schema> | Transaction<Schema>,
  place: ActPlace & { competitionId: string },
  staffId: string,
): Promise<boolean> =>
  (await secondPersons(db, { ...place, subject: place.competitionId, askedBy: staffId })).length > 0;

/** The names of those who may approve an act, by name. */
export async function namesOfSecondPersons(
  db: Kysely<Schema>,
  asked: AskedAct,
): Promise<{ id: string; name: string }[]> {
  const ids = await secondPersons(db, asked);
  if (ids.length === 0) return [];
  return db
    .selectFrom('staff')
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .select(['id', 'name'])
    .execute();
}
