import type { Participant, VoteChange } from '../../domain/contract.ts';
import { isOpen } from '../../domain/votingSchedule.ts';
import { windowOf } from '../../domain/board.ts';
import type { BoardView } from './boardView.ts';

/** `board`: a delta cannot say it, everybody needs the whole board. */
export type BoardChange = { kind: 'none' } | { kind: 'votes'; votes: VoteChange[] } | { kind: 'board' };

/** What a board became, seen at an instant (UTC ms) by everybody who had it before. */
export type SeenBoard = { view: BoardView; at: number };

/** What happened between two sights of the board. A window that opened or closed is a change without votes. */
export function changeBetween(before: SeenBoard, after: SeenBoard): BoardChange {
  if (frameOf(before.view) !== frameOf(after.view)) return { kind: 'board' };
  const known = new Map(participantsOf(before.view).map((each) => [each.voter_id, each]));
  const votes = participantsOf(after.view)
    .filter((each) => differs(known.get(each.voter_id), each))
    .map(({ voter_id, total_votes, reached_at, hour_rank }) => ({
      voter_id,
      total_votes,
      reached_at,
      hour_rank,
    }));
  if (votes.length > 0 || openNumber(before) !== openNumber(after)) return { kind: 'votes', votes };
  return { kind: 'none' };
}

/** The group whose window is open, or 0. */
function openNumber({ view, at }: SeenBoard): number {
  return view.groups.find((group) => isOpen(windowOf(group), at))?.number ?? 0;
}

const participantsOf = (view: BoardView): Participant[] => view.groups.flatMap((group) => group.participants);

function differs(before: Participant | undefined, after: Participant): boolean {
  return (
    before?.total_votes !== after.total_votes ||
    before.reached_at !== after.reached_at ||
    before.hour_rank !== after.hour_rank
  );
}

/** Everything of a board that votes do not change, as one text. */
function frameOf({ competition, groups }: BoardView): string {
  const frames = groups.map(({ participants, ...group }) => [group, participants.map(fixedPart).toSorted()]);
  return JSON.stringify([competition, frames]);
}

function fixedPart({ voter_id, user, sms_code, evaluation_score, standing }: Participant): string {
  return JSON.stringify([voter_id, user, sms_code, evaluation_score, standing]);
}
