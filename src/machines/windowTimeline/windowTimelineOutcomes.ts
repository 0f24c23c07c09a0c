/** Outcomes of the timeline of voting windows, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { StaffRounds } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { WindowSaved, WindowTimelineEvent } from './windowTimelineTypes.ts';

const heard = (event: WindowTimelineEvent): AnyEventObject => event;

type Answers = {
  loaded: readonly StaffRounds[];
  moved: readonly WindowTimelineEvent[];
  saved: readonly WindowSaved[];
  failures: readonly AppError[];
  fixed: AppError;
};

/** @param fixed the refusal of an edge that may not move so; @param moved moves and settings of edges, and selections of groups */
export const windowTimelineOutcomes = ({
  loaded,
  moved,
  saved,
  failures,
  fixed,
}: Answers): AnyEventObject[] => [
  ...loaded.map((rounds) => answered('loadRounds', rounds)),
  ...failures.map((failure) => refused('loadRounds', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'reload.requested' }),
  ...moved.map(heard),
  heard({ type: 'changes.dropped' }),
  heard({ type: 'form.submitted' }),
  ...saved.map((answer) => answered('saveWindow', answer)),
  ...[...failures, fixed].map((failure) => refused('saveWindow', failure)),
];
