import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Held } from '../../../domain/staff/rights.ts';
import type { Approval } from '../../../domain/staff/staffContract.ts';
import { APPROVAL_SHOWN_MS } from '../../../domain/staff/staffLimits.ts';
import {
  type AskedAct,
  judgeApproval,
  maySee,
  mayTakePart,
  type TwoPersonAct,
} from '../../../domain/staff/twoPersons.ts';
import { readable } from '../../platform/database/readable.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ApprovalsTable } from '../../platform/database/staffSchema.ts';
import { type CandidateName, previewOf } from './previewOf.ts';

/** Whose view of an act it is. */
export type Viewer = { staffId: string; held: readonly Held[] };

/** The most acts of one list, and the most that are read for it: not everybody sees all. */
const MOST = 100;
const READ_MOST = 1_000;

/** The acts of an organisation, as far as the viewer sees them, that wait at `now` (UTC ms) or were decided a short while ago, the last asked first. */
export async function listApprovals(
  db: Kysely<Schema>,
  organisationId: string,
  viewer: Viewer,
  now: number,
): Promise<Approval[]> {
  const rows = await readable(
    selectApprovals(db, organisationId)
      .where(isShownAt(now))
      .orderBy('asked_at', 'desc')
      .orderBy('approvals.id')
      .limit(READ_MOST)
      .execute(),
  );
  const shown = rows.filter((row) => maySee(viewer.held, askedOf(row), viewer.staffId)).slice(0, MOST);
  const nameOf = await namesIn(db, shown);
  return shown.map((row) => toWire(row, viewer, now, nameOf));
}

/** The last of some acts about a subject that was asked for, if the viewer sees it and the list still shows it; else null. */
export async function readLastAsked(
  db: Kysely<Schema>,
  {
    organisationId,
    acts,
    subject,
  }: { organisationId: string; acts: readonly TwoPersonAct[]; subject: string },
  viewer: Viewer,
  now: number,
): Promise<Approval | null> {
  const row = await readable(
    selectApprovals(db, organisationId)
      .where('act', 'in', acts)
      .where('subject', '=', subject)
      .where(isShownAt(now))
      .orderBy('asked_at', 'desc')
      .orderBy('approvals.id')
      .limit(1)
      .executeTakeFirst(),
  );
  if (!row || !maySee(viewer.held, askedOf(row), viewer.staffId)) return null;
  return toWire(row, viewer, now, await namesIn(db, [row]));
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
  return toWire(row, viewer, now, await namesIn(db, [row]));
}

/** An expired act stays open in the table until somebody touches it, so its end counts as its decision. */
const isShownAt = (now: number) => (row: ExpressionBuilder<Schema, 'approvals'>) =>
  row.or([
    row.and([row('state', '=', 'open'), row('expires_at', '>', now - APPROVAL_SHOWN_MS)]),
    row('decided_at', '>', now - APPROVAL_SHOWN_MS),
  ]);

const selectApprovals = (db: Kysely<Schema>, organisationId: string) =>
  db
    .selectFrom('approvals')
    .innerJoin('staff as asker', 'asker.id', 'approvals.asked_by')
    .leftJoin('staff as decider', 'decider.id', 'approvals.decided_by')
    // The name of a candidate is not kept in the act: it changes, and may be erased.
    .leftJoin('entries', 'entries.id', 'approvals.subject')
    .leftJoin('users', (join) =>
      join.on((row) => row('users.id', '=', row.fn.coalesce('entries.user_id', 'approvals.subject'))),
    )
    .where('organisation_id', '=', organisationId)
    .selectAll('approvals')
    .select([
      'asker.name as asker_name',
      'decider.name as decider_name',
      'users.full_name',
      'users.name_ar as full_name_ar',
      'users.name_en as full_name_en',
    ]);

/** An act as far as rights depend on it. */
export const askedOf = (
  row: Pick<ApprovalsTable, 'act' | 'asked_by' | 'organisation_id' | 'subject' | 'competition_id'>,
): AskedAct => ({
  act: row.act,
  askedBy: row.asked_by,
  organisationId: row.organisation_id,
  subject: row.subject,
  competitionId: row.competition_id,
});

type Row = ApprovalsTable & CandidateName & { asker_name: string; decider_name: string | null };

const nobody: CandidateName = { full_name: null, full_name_ar: null, full_name_en: null };

/** The names of the candidates who go in merges: as of those who stay, none is kept in the act. */
async function namesIn(
  db: Kysely<Schema>,
  rows: readonly Row[],
): Promise<(candidate: string) => CandidateName> {
  const ids = rows
    .filter(({ act }) => act === 'merge_candidates')
    .map(({ payload }) => (JSON.parse(payload) as { other: { id: string } }).other.id);
  if (ids.length === 0) return () => nobody;
  const users = await readable(
    db
      .selectFrom('users')
      .where('id', 'in', ids)
      .select(['id', 'full_name', 'name_ar as full_name_ar', 'name_en as full_name_en'])
      .execute(),
  );
  const names = new Map(users.map(({ id, ...name }) => [id, name]));
  return (candidate) => names.get(candidate) ?? nobody;
}

function toWire(
  row: Row,
  { staffId, held }: Viewer,
  now: number,
  nameOf: Parameters<typeof previewOf>[2],
): Approval {
  const { id, act, hash, asked_by, asked_at, expires_at, decided_by, decided_at } = row;
  const state = row.state === 'open' && expires_at <= now ? 'expired' : row.state;
  const verdict = judgeApproval(held, askedOf(row), staffId);
  return {
    id,
    act,
    state,
    hash,
    preview: previewOf(row, mayTakePart(held, askedOf(row)), nameOf),
    asked_by: { id: asked_by, name: row.asker_name },
    asked_at,
    expires_at,
    decided_by: decided_by === null ? null : { id: decided_by, name: row.decider_name! },
    decided_at,
    is_own: asked_by === staffId,
    may_decide: state === 'open' && verdict === 'allowed',
  };
}
