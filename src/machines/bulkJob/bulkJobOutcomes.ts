/** Outcomes of an act on many entries, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { BulkChoice } from '../../../domain/season/bulkChoice.ts';
import type { BulkDesk, BulkJob, BulkJobReport } from '../../../domain/staff/staffContract.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { BulkJobEvent, Previewed, Started } from './bulkJobTypes.ts';

const heard = (event: BulkJobEvent): AnyEventObject => event;

type Answers = {
  desks: readonly BulkDesk[];
  choices: readonly BulkChoice[];
  previews: readonly Previewed[];
  started: readonly Started[];
  reports: readonly BulkJobReport[];
  changed: readonly BulkJob[];
};

export const bulkJobOutcomes = (
  { desks, choices, previews, started, reports, changed }: Answers,
  failures: Record<'load' | 'preview' | 'start' | 'read' | 'change', readonly AppError[]>,
): AnyEventObject[] => [
  ...desks.map((desk) => answered('loadDesk', desk)),
  ...failures.load.map((failure) => refused('loadDesk', failure)),
  heard({ type: 'retry.requested' }),
  ...choices.map((choice) => heard({ type: 'choice.changed', choice })),
  heard({ type: 'preview.requested' }),
  ...previews.map((previewed) => answered('previewAct', previewed)),
  ...failures.preview.map((failure) => refused('previewAct', failure)),
  heard({ type: 'start.requested' }),
  ...started.map((each) => answered('startJob', each)),
  ...failures.start.map((failure) => refused('startJob', failure)),
  ...desks.flatMap(({ jobs }) => jobs.slice(0, 1).map((job) => heard({ type: 'job.opened', job }))),
  elapsed('look', 'bulkJob.waiting'),
  ...reports.map((report) => answered('readJob', report)),
  ...failures.read.map((failure) => refused('readJob', failure)),
  heard({ type: 'change.requested', change: 'stop' }),
  heard({ type: 'change.requested', change: 'resume' }),
  ...changed.map((job) => answered('changeJob', job)),
  ...failures.change.map((failure) => refused('changeJob', failure)),
  heard({ type: 'back.requested' }),
];
