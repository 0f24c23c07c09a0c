import type { Kysely } from 'kysely';
import { type Held, haveCommon, mayGiveIn, type Scope, scopeOf } from '../../../domain/staff/rights.ts';
import type { NamedCompetition, Role, StaffList } from '../../../domain/staff/staffContract.ts';
import { UNDO_MS } from '../../../domain/staff/staffLimits.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { idsOf, type LimitedTable, readNames, readScope } from '../competitions/scopes.ts';
import { listOpenResets, toWire } from '../resets/resetsRepo.ts';
import { undoable } from './undoable.ts';

/**
 * The people of an organisation by name, and its open and undoable invitations at `now` (UTC ms), the newest first. A
 * caller who is limited to competitions sees only roles that reach them, and of their competitions only these.
 */
export async function listPeople(
  db: Kysely<Schema>,
  organisationId: string,
  held: readonly Held[],
  now: number,
): Promise<StaffList> {
  const people = await db
    .selectFrom('memberships')
    .innerJoin('staff', 'staff.id', 'memberships.staff_id')
    .where('organisation_id', '=', organisationId)
    .select(['memberships.id', 'staff_id', 'name', 'email', 'role', 'last_seen_at', 'limited'])
    .select('scope_version as version')
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
    .select(['id', 'email', 'role', 'expires_at', 'limited'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const withdrawn = await undoable(db, organisationId, now)
    .select(['id', 'email', 'role', 'ended_at', 'limited'])
    .orderBy('ended_at', 'desc')
    .orderBy('id')
    .execute();
  const seen = seenBy(held, organisationId);
  const namesOfRoles = await readNames(db, 'memberships', people);
  const namesOfLinks = await readNames(db, 'staff_links', [...invitations, ...withdrawn]);
  return {
    people: people.flatMap(({ id, limited: _limited, ...person }) =>
      seen(person.role, namesOfRoles.get(id)).map((limits) => {
        const open = resets.find(({ staffId }) => staffId === person.staff_id);
        return { membership_id: id, ...person, reset: open ? toWire(open) : null, ...limits };
      }),
    ),
    invitations: invitations.flatMap(({ id, email, role, expires_at }) =>
      seen(role!, namesOfLinks.get(id)).map((limits) => ({
        id,
        email: email!,
        role: role!,
        expires_at,
        ...limits,
      })),
    ),
    withdrawn: withdrawn.flatMap(({ id, email, role, ended_at }) =>
      seen(role!, namesOfLinks.get(id)).map(({ may_change }) => ({
        id,
        email: email!,
        role: role!,
        undo_until: ended_at! + UNDO_MS,
        may_change,
      })),
    ),
  };
}

/** What a caller sees of a role with its competitions; nothing of one that reaches none of the caller's. */
const seenBy =
  (held: readonly Held[], organisationId: string) => (role: Role, named: NamedCompetition[] | undefined) => {
    const own = scopeOf(held, 'readStaff', organisationId);
    const scope = idsOf(named);
    if (!haveCommon(own, scope)) return [];
    return [
      {
        competitions: named?.filter(({ id }) => own === null || own.includes(id)) ?? null,
        may_change: mayGiveIn(held, role, organisationId, scope),
      },
    ];
  };

/** The role that a membership or an open invitation of an organisation gives; undefined if it has neither. */
export async function findHolding(
  db: Kysely<Schema>,
  table: LimitedTable,
  id: string,
  organisationId: string,
): Promise<{ role: Role; competitionIds: Scope } | undefined> {
  const row = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .select(['id', 'role', 'limited'])
    .executeTakeFirst();
  return row && { role: row.role!, competitionIds: await readScope(db, table, row) };
}
