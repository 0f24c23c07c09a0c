import type { FormError } from '../../../domain/accountRefusals.ts';
import type { BulkChoice } from '../../../domain/season/bulkChoice.ts';
import type { EntryFilters } from '../../../domain/staff/entryAddress.ts';
import type {
  BulkDesk,
  BulkJob,
  BulkJobReport,
  BulkPreview,
  BulkWanted,
} from '../../../domain/staff/staffContract.ts';

/** A preview, and the id of the job that would follow it: the same however often its start is sent. */
export type Previewed = { id: string; preview: BulkPreview };

/** What a start did: the job, or the present preview where something changed meanwhile. */
export type Started = { job: BulkJob } | { present: BulkPreview };

export type StartWanted = Previewed & { wanted: BulkWanted };

export type JobChange = 'stop' | 'resume';

export type BulkJobContext = {
  filters: EntryFilters;
  desk: BulkDesk | null;
  choice: BulkChoice;
  previewed: Previewed | null;
  /** Whether the preview is one that replaced what the person had seen. */
  isChanged: boolean;
  /** The job that is shown. */
  job: BulkJob | null;
  skipped: BulkJobReport['skipped'];
  change: JobChange;
  /** Whether the last look at the job failed. */
  isStale: boolean;
  formError: FormError | null;
};

export type BulkJobEvent =
  | { type: 'retry.requested' }
  | { type: 'choice.changed'; choice: BulkChoice }
  | { type: 'preview.requested' }
  | { type: 'start.requested' }
  | { type: 'job.opened'; job: BulkJob }
  | { type: 'change.requested'; change: JobChange }
  | { type: 'back.requested' };
