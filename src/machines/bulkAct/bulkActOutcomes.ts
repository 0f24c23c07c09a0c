/** Outcomes of one act on many rows, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { BulkPreview, BulkRow } from '../../../domain/staff/bulk.ts';
import { answered, refused } from '../worldEvents.ts';
import type { BulkActEvent } from './bulkActMachine.ts';

const heard = (event: BulkActEvent): AnyEventObject => event;

export const bulkActOutcomes = (
  rows: readonly BulkRow[],
  previews: readonly BulkPreview[],
  failures: readonly AppError[],
): AnyEventObject[] => [
  heard({ type: 'rows.chosen', rows }),
  heard({ type: 'act.requested' }),
  ...previews.map((preview) => answered('preview', preview)),
  ...failures.map((failure) => refused('preview', failure)),
  heard({ type: 'act.confirmed' }),
  heard({ type: 'act.cancelled' }),
  answered('actOn', 'done'),
  answered('actOn', 'asked'),
  ...failures.map((failure) => refused('actOn', failure)),
  heard({ type: 'pause.requested' }),
  heard({ type: 'act.resumed' }),
  heard({ type: 'act.ended' }),
  heard({ type: 'summary.closed' }),
];
