import type { Kysely, Transaction } from 'kysely';
import type { OrganisationList, OrganisationSettings } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { listOwnerResets } from '../resets/resetsRepo.ts';

/** The organisations in the order in which they were made, with counts alone of their people, at `now` (UTC ms). */
export async function listOrganisations(db: Kysely<Schema>, now: number): Promise<OrganisationList> {
  const rows = await db
    .selectFrom('organisations')
    .select((row) => [
      'id',
      'name_ar',
      'name_en',
      'created_at',
      row
        .selectFrom('memberships')
        .whereRef('organisation_id', '=', 'organisations.id')
        .select((each) => each.fn.count<number | string>('staff_id').distinct().as('people'))
        .as('people'),
      row
        .selectFrom('memberships')
        .whereRef('organisation_id', '=', 'organisations.id')
        .where('role', '=', 'owner')
        .select((each) => each.fn.countAll<number | string>().as('owners'))
        .as('owners'),
      row
        .selectFrom('staff_links')
        .whereRef('organisation_id', '=', 'organisations.id')
        .where('role', '=', 'owner')
        .where('used_at', 'is', null)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .select((each) => each.fn.max<number | string>('expires_at').as('until'))
        .as('owner_invited_until'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const resets = await listOwnerResets(db, now);
  const data = rows.map(({ people, owners, owner_invited_until: until, ...row }) => {
    const reset = Number(owners) === 1 ? resets.get(row.id) : undefined;
    return {
      ...row,
      people: Number(people),
      owners: Number(owners),
      has_owner: Number(owners) > 0,
      owner_invited_until: until === null ? null : Number(until),
      owner_reset: reset ?? null,
    };
  });
  return { data };
}

/**
 * The settings of an organisation, their version and who wrote it; undefined if there is no such organisation.
 * @param seesPeople whether the reader may learn who works there; else only an operator is named
 */
export async function readOrganisationSettings(
  db: Kysely<Schema> | Transaction<Schema>,
  id: string,
  seesPeople: boolean,
): Promise<OrganisationSettings | undefined> {
  const row = await db
    .selectFrom('organisations')
    .leftJoin('staff', 'staff.id', 'organisations.changed_by')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.staff_id', '=', 'staff.id').on('memberships.role', '=', 'operator'),
    )
    .where('organisations.id', '=', id)
    .select([
      'organisations.id',
      'name_ar',
      'name_en',
      'zone',
      'support_email',
      'version',
      'changed_at',
      'staff.name as by',
      'memberships.role as operates',
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { changed_at, by, operates, ...settings } = row;
  const isNamed = seesPeople || operates !== null;
  return { ...settings, changed: changed_at === null ? null : { at: changed_at, by: isNamed ? by : null } };
}
