import type { Kysely } from 'kysely';
import type { Role, StaffList } from '../../../domain/staff/staffContract.ts';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { listOpenResets, toWire } from '../resets/resetsRepo.ts';
import { undoable } from './undoable.ts';

/** The people of an organisation by name, and its open and undoable invitations at `now` (UTC ms), the newest first. */
export async function listPeople(
  db: Kysely<Schema>,
  organisationId: string,
  now: number,
): Promise<StaffList> {
  const people = await db
    .selectFrom('memberships')
    .innerJoin('staff', 'staff.id', 'memberships.staff_id')
    .where('organisation_id', '=', organisationId)
    .select(['memberships.id as membership_id', 'staff_id', 'name', 'email', 'role', 'last_seen_at'])
    .orderBy('name')
    .orderBy('memberships.id')
    .execute();
  const resets = await listOpenResets(db, { organisationId }, now);
  const invitations = await db
    .selectFrom('staff_links')
    .where('organisation_id', '=', organisationId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'email', 'role', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const withdrawn = await undoable(db, organisationId, now)
    .select(['id', 'email', 'role', 'ended_at'])
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    people: people.map((person) => {
      const open = resets.find(({ staffId }) => staffId === person.staff_id);
      return { ...person, reset: open ? toWire(open) : null };
    }),
    invitations: invitations.map(({ id, email, role, expires_at }) => ({
      id,
      email: email!,
      role: role!,
      expires_at,
    })),
    withdrawn: withdrawn.map(({ id, email, role, ended_at }) => ({
      id,
      email: email!,
      role: role!,
      undo_until: ended_at! + UNDO_MS,
    })),
  };
}

/** The role that a membership or an open invitation of an organisation gives; undefined if it has neither. */
export async function roleOf(
  db: Kysely<Schema>,
  table: 'memberships' | 'staff_links',
  id: string,
  organisationId: string,
): Promise<Role | undefined> {
  const row = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select('role')
    .executeTakeFirst();
  return row?.role ?? undefined;
}
