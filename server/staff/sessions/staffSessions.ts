import type { Kysely } from 'kysely';
import { STAFF_SESSION_IDLE_MS } from '../../../domain/staff/staffLimits.ts';
import type { Held, Proofs } from '../../../domain/staff/rights.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** A person of the staff, the session in use, and the roles that the person holds now. */
export type StaffCaller = Proofs & {
  staffId: string;
  sessionId: string;
  lastUsedAt: number;
  held: readonly Held[];
};

const usedSince = (now: number) => now - STAFF_SESSION_IDLE_MS;

/**
 * The caller of a session, if it is valid at `now` (UTC ms). Roles are read each time, so that one that was taken is
 * gone at the next request.
 */
export async function findCaller(
  db: Kysely<Schema>,
  token_hash: string,
  now: number,
): Promise<StaffCaller | undefined> {
  const rows = await db
    .selectFrom('staff_sessions')
    .leftJoin('memberships', 'memberships.staff_id', 'staff_sessions.staff_id')
    .leftJoin('membership_competitions as named', 'named.membership_id', 'memberships.id')
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince(now))
    .select([
      'staff_sessions.staff_id',
      'staff_sessions.id',
      'last_used_at',
      'stepped_up_at',
      'memberships.id as membership_id',
      'code_proven_at',
      'role',
      'organisation_id',
      'limited',
      'competition_id',
    ])
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const held = [...Map.groupBy(rows, ({ membership_id }) => membership_id).values()].flatMap((ofRole) => {
    const { role, organisation_id, limited } = ofRole[0]!;
    if (role === null) return [];
    const named = ofRole.flatMap(({ competition_id }) => (competition_id === null ? [] : [competition_id]));
    return [{ role, organisationId: organisation_id, competitionIds: limited === 1 ? named : null }];
  });
  return {
    staffId: first.staff_id,
    sessionId: first.id,
    lastUsedAt: first.last_used_at,
    steppedUpAt: first.stepped_up_at,
    codeProvenAt: first.code_proven_at,
    held,
  };
}

/** The valid sessions of a person at `now`, the most recently used first. */
export const listSessions = (db: Kysely<Schema>, staffId: string, now: number) =>
  db
    .selectFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince(now))
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at', 'expires_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
