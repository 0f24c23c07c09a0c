/** Outcomes of browsing the audit, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { AuditFilters } from '../../../domain/staff/auditAddress.ts';
import { answered, refused } from '../worldEvents.ts';
import type { AuditBrowseEvent, LoadedAudit } from './auditBrowseMachine.ts';

const heard = (event: AuditBrowseEvent): AnyEventObject => event;

/** @param first a page with another after it, and the last one */
export const auditBrowseOutcomes = (
  { first, last }: { first: LoadedAudit; last: LoadedAudit },
  filters: readonly AuditFilters[],
  failures: readonly AppError[],
): AnyEventObject[] => [
  answered('loadPage', first),
  ...failures.map((failure) => refused('loadPage', failure)),
  heard({ type: 'more.requested' }),
  answered('loadMore', last),
  ...failures.map((failure) => refused('loadMore', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  ...filters.map((each) => heard({ type: 'filters.changed', filters: each })),
];
