/** The way of an entry through its competition, by what is known of it (decision D202). Nothing is guessed. */
import type { CompetitionRound, EntryStanding, Submission, VoteWindow } from './contract.ts';
import { hasBegun } from './currentRound.ts';
import { isInWork } from './submissionStanding.ts';

/** `done`: it is over. `now`: it runs or waits. `ahead`: it comes later. */
export type WayState = 'done' | 'now' | 'ahead';

/** A step of the way. Instants in UTC ms; null where none is announced. */
export type WayStep = { state: WayState } & (
  | { kind: 'received'; at: number }
  /** The entry fee is not paid. */
  | { kind: 'fee'; due: number | null; isOver: boolean }
  | { kind: 'check' }
  | { kind: 'decision'; outcome: 'approved' | 'rejected' | null }
  /** `vote`: when voters can vote for the entry in this round; null while it is in no group of it. */
  | { kind: 'round'; round: CompetitionRound; vote: VoteWindow | null }
  /** The end of the competition, exclusive. */
  | { kind: 'end'; at: number }
  /** The entry left the competition. */
  | { kind: 'left'; standing: Exclude<EntryStanding, 'in'>; at: number | null }
);

type RoundStep = Extract<WayStep, { kind: 'round' }>;

/**
 * The steps of an entry, in order. A rejected entry ends with its decision; one that left shows what was done and how it
 * left.
 * @param now UTC milliseconds of the server
 */
export function entryWay(submission: Submission, now: number): WayStep[] {
  const { standing, withdrawal, competition } = submission;
  const screening = screeningOf(submission);
  if (standing !== 'in') {
    const done = screening.filter(({ state }) => state === 'done');
    return [...done, { kind: 'left', state: 'done', standing, at: withdrawal.withdrawn_at }];
  }
  if (submission.submission_status === 'rejected') return screening;
  const { comp_end: end } = competition;
  return [
    ...screening,
    ...roundsOf(submission, now),
    ...(end === null ? [] : [{ kind: 'end', state: end <= now ? 'done' : 'ahead', at: end } as const]),
  ];
}

/** What the entry waits for or does now, and what comes next with a date; undefined where there is none. */
export function nearestSteps(
  submission: Submission,
  now: number,
): { current: WayStep | undefined; next: RoundStep | undefined } {
  if (submission.standing !== 'in') return { current: undefined, next: undefined };
  const way = entryWay(submission, now);
  const isNext = (step: WayStep): step is RoundStep =>
    step.kind === 'round' && step.state === 'ahead' && step.round.starts_at !== null;
  return { current: way.findLast(({ state }) => state === 'now'), next: way.find(isNext) };
}

function screeningOf({
  created_at,
  fee,
  submission_details: media,
  submission_status,
}: Submission): WayStep[] {
  const owes = fee?.state === 'due' || fee?.state === 'overdue';
  const isChecked = submission_status !== 'submitted' || (owes && !isInWork(media));
  const isDecided = submission_status === 'approved' || submission_status === 'rejected';
  return [
    { kind: 'received', state: 'done', at: created_at },
    { kind: 'check', state: isChecked ? 'done' : 'now' },
    ...(owes
      ? [{ kind: 'fee', state: 'now', due: fee.due_at, isOver: fee.state === 'overdue' } as const]
      : []),
    {
      kind: 'decision',
      state: isDecided ? 'done' : submission_status === 'pending' ? 'now' : 'ahead',
      outcome: isDecided ? submission_status : null,
    },
  ];
}

/** The rounds that the entry is or was in, and those that have not begun. */
function roundsOf({ competition, current_round_id, windows }: Submission, now: number): RoundStep[] {
  return competition.rounds
    .filter((round) => round.ordinal <= current_round_id || !hasBegun(round, now))
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .map((round) => ({
      kind: 'round',
      state: roundState(round, now),
      round,
      vote: windows.find(({ round_id }) => round_id === round.ordinal) ?? null,
    }));
}

function roundState(round: CompetitionRound, now: number): WayState {
  if (round.ends_at !== null && round.ends_at <= now) return 'done';
  return hasBegun(round, now) ? 'now' : 'ahead';
}
