import type { Kysely } from 'kysely';
import { judgeApproval, type Held } from '../../../domain/staff/rights.ts';
import { APPROVAL_SHOWN_MS } from '../../../domain/staff/staffLimits.ts';
import type { Approval } from '../../../domain/staff/staffContract.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ApprovalsTable } from '../../platform/database/staffSchema.ts';
import type { Concerned } from './wantedAct.ts';

/** Whose view of an act it is. */
export type Viewer = { staffId: string; held: readonly Held[] };

/** The most acts of one list. */
const MOST = 100;

/** The acts of an organisation that wait at `now` (UTC ms) or were decided a short while ago, the last asked first. */
export async function listApprovals(
  db: Kysely<Schema>,
  organisationId: string,
  viewer: Viewer,
  now: number,
): Promise<Approval[]> {
  const rows = await readable(
    selectApprovals(db, organisationId)
      .where((row) => row.or([row('state', '=', 'open'), row('decided_at', '>', now - APPROVAL_SHOWN_MS)]))
      .orderBy('asked_at', 'desc')
      .orderBy('approvals.id')
      .limit(MOST)
      .execute(),
  );
  return rows.map((row) => toWire(row, viewer, now));
}

/** One act of an organisation, which must be there. */
export async function readApproval(
  db: Kysely<Schema>,
  { organisationId, id }: { organisationId: string; id: string },
  viewer: Viewer,
  now: number,
): Promise<Approval> {
  const row = await readable(
    selectApprovals(db, organisationId).where('approvals.id', '=', id).executeTakeFirstOrThrow(),
  );
  return toWire(row, viewer, now);
}

const selectApprovals = (db: Kysely<Schema>, organisationId: string) =>
  db
    .selectFrom('approvals')
    .innerJoin('staff as asker', 'asker.id', 'approvals.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'approvals.decided_by')
    .where('organisation_id', '=', organisationId)
    .selectAll('approvals')
    .select(['asker.name as asker_name', 'decider.name as decider_name']);

type Row = ApprovalsTable & { asker_name: string; decider_name: string | null };

function toWire(row: Row, { staffId, held }: Viewer, now: number): Approval {
  const { id, act, subject, hash, asked_by, asked_at, expires_at, decided_by, decided_at } = row;
  const { name, email } = JSON.parse(row.payload) as Concerned;
  // An expired act stays open in the table until somebody touches it.
  const state = row.state === 'open' && expires_at <= now ? 'expired' : row.state;
  const verdict = judgeApproval(
    held,
    { act, askedBy: asked_by, organisationId: row.organisation_id, subject },
    staffId,
  );
  return {
    id,
    act,
    state,
    hash,
    preview: { name, email },
    asked_by: { id: asked_by, name: row.asker_name },
    asked_at,
    expires_at,
    decided_by: decided_by === null ? null : { id: decided_by, name: row.decider_name! },
    decided_at,
    is_own: asked_by === staffId,
    may_decide: state === 'open' && verdict === 'allowed',
  };
}
