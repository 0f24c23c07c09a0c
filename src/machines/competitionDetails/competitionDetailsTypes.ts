import type { Competition, CompetitionDetails } from '../../../domain/contract.ts';
import type { Told } from '../loadFailure.ts';

export type LoadedDetails = {
  details: CompetitionDetails;
  /** UTC milliseconds of the server. */
  now: number;
};

export type CompetitionDetailsContext = Told & {
  /** What the list told of it, where the visitor came from there. */
  brief: Competition | null;
  details: CompetitionDetails | null;
  now: number;
};

export type CompetitionDetailsInput = { brief: Competition | null; now: number };

export type ClockInput = LoadedDetails;

export type CompetitionDetailsEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'enrol.requested' }
  | { type: 'notice.closed' }
  | { type: 'clock.ticked'; now: number };
