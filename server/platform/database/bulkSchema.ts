import type { Generated, Selectable } from 'kysely';
import type { BulkAct, BulkJob, BulkSkip, RoundResult } from '../../../domain/staff/staffContract.ts';

/** Tables of entries in rounds and of acts on many entries (decision D244); conventions as in `schema.ts`. */
export type BulkSchema = {
  round_members: RoundMembersTable;
  bulk_jobs: BulkJobsTable;
  bulk_entries: BulkEntriesTable;
  bulk_skips: BulkSkipsTable;
};

/** An entry of a round, in a voting group or in none. Who left the round has that as a standing, or as a withdrawal. */
type RoundMembersTable = { round_id: string; entry_id: string; result: Generated<RoundResult> };

/**
 * `groups`: JSON, the ids of those to place in. `position`: how many of `total` entries it has looked at. `next_code`: the
 * lowest number that it has not looked at.
 */
export type BulkJobsTable = {
  id: string;
  organisation_id: string;
  competition_id: string;
  round_id: string;
  act: BulkAct;
  groups: string;
  hash: string;
  total: number;
  position: number;
  done: number;
  next_code: number;
  state: BulkJob['state'];
  stopped_for: BulkJob['stopped_for'];
  started_by: string;
  started_at: number;
  changed_at: number;
};

export type BulkJobRow = Selectable<BulkJobsTable>;

/** The ids of a job's entries one after the other, 22 characters each. They never change. */
type BulkEntriesTable = { job_id: string; ids: string };

/** An entry that a job passed over. */
type BulkSkipsTable = { job_id: string; entry_id: string; why: BulkSkip };
