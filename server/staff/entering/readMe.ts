import type { Kysely } from 'kysely';
import type { Me } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { idsOf, readNames } from '../competitions/scopes.ts';
import { readOpenReset } from '../resets/resetsRepo.ts';

/** A person as the person sees it at `now` (UTC ms); memberships in the order in which they were given. */
export async function readMe(db: Kysely<Schema>, staffId: string, now: number): Promise<Me> {
  const { id, name, email } = await readable(
    db
      .selectFrom('staff')
      .where('id', '=', staffId)
      .select(['id', 'name', 'email'])
      .executeTakeFirstOrThrow(),
  );
  const memberships = await readable(
    db
      .selectFrom('memberships')
      .leftJoin('organisations', 'organisations.id', 'memberships.organisation_id')
      .where('staff_id', '=', staffId)
      .select(['memberships.id', 'role', 'limited', 'organisation_id', 'name_ar', 'name_en'])
      .orderBy('memberships.created_at')
      .orderBy('memberships.id')
      .execute(),
  );
  const named = await readable(readNames(db, 'memberships', memberships));
  const { left } = await readable(
    db
      .selectFrom('recovery_codes')
      .where('staff_id', '=', staffId)
      .where('used_at', 'is', null)
      .select((row) => row.fn.countAll<number | string>().as('left'))
      .executeTakeFirstOrThrow(),
  );
  return {
    id,
    name,
    email,
    recovery_codes_left: Number(left),
    reset: await readable(readOpenReset(db, staffId, now)),
    memberships: memberships.map((row) => ({
      role: row.role,
      organisation:
        row.organisation_id === null
          ? null
          : { id: row.organisation_id, name_ar: row.name_ar!, name_en: row.name_en },
      competition_ids: idsOf(named.get(row.id)),
    })),
  };
}
