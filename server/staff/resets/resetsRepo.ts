import type { Kysely } from 'kysely';
import type { Reset } from '../../../domain/staff/staffContract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { StaffResetsTable } from '../../platform/database/staffSchema.ts';
import { linkHash } from '../../platform/linkTokens.ts';
import { type DeadLink, whyDead } from '../entering/staffLinks.ts';

/** An open reset with its person. */
export type OpenReset = Reset & { staffId: string };

/**
 * The open resets at `now` (UTC ms) that were started in an organisation.
 * @param organisationId undefined for every organisation
 */
export async function listOpenResets(
  db: Kysely<Schema>,
  of: { organisationId?: string; staffId?: string },
  now: number,
): Promise<(OpenReset & { organisationId: string | null })[]> {
  let open = db
    .selectFrom('staff_resets')
    .leftJoin('staff as starter', 'starter.id', 'staff_resets.created_by')
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .select([
      'staff_id',
      'organisation_id',
      'staff_resets.created_at',
      'works_at',
      'expires_at',
      'starter.name',
    ]);
  if (of.organisationId !== undefined) open = open.where('organisation_id', '=', of.organisationId);
  if (of.staffId !== undefined) open = open.where('staff_id', '=', of.staffId);
  return (await open.execute()).map(({ staff_id, organisation_id, created_at, name, ...times }) => ({
    staffId: staff_id,
    organisationId: organisation_id,
    by: name,
    started_at: created_at,
    ...times,
  }));
}

/** A reset as the contract has it. */
export const toWire = ({ by, started_at, works_at, expires_at }: Reset): Reset => ({
  by,
  started_at,
  works_at,
  expires_at,
});

/** The open reset of a person at `now` (UTC ms). */
export async function readOpenReset(db: Kysely<Schema>, staffId: string, now: number): Promise<Reset | null> {
  const [open] = await listOpenResets(db, { staffId }, now);
  return open ? toWire(open) : null;
}

/** The open resets of owners at `now` (UTC ms), by the organisation in which each was started and the person is an owner. */
export async function listOwnerResets(db: Kysely<Schema>, now: number): Promise<Map<string, Reset>> {
  const owners = await db
    .selectFrom('staff_resets')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.staff_id', '=', 'staff_resets.staff_id')
        .onRef('memberships.organisation_id', '=', 'staff_resets.organisation_id')
        .on('role', '=', 'owner'),
    )
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .select('staff_resets.staff_id')
    .execute();
  const ids = new Set(owners.map(({ staff_id }) => staff_id));
  const open = await listOpenResets(db, {}, now);
  return new Map(
    open.flatMap((reset) =>
      reset.organisationId !== null && ids.has(reset.staffId)
        ? [[reset.organisationId, toWire(reset)] as const]
        : [],
    ),
  );
}

export type ResetOfLink = StaffResetsTable & { email: string };

/** The reset of a link's token with the address of its person, or why the link is dead at `now` (UTC ms). */
export async function findReset(
  db: Kysely<Schema>,
  token: string,
  now: number,
): Promise<ResetOfLink | DeadLink> {
  const reset = await db
    .selectFrom('staff_resets')
    .innerJoin('staff', 'staff.id', 'staff_resets.staff_id')
    .where('token_hash', '=', linkHash(token))
    .selectAll('staff_resets')
    .select('staff.email')
    .executeTakeFirst();
  return reset ? (whyDead(reset, now) ?? reset) : 'link_unknown';
}
