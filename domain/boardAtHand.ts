import { windowOf } from './board.ts';
import type { Board, Config } from './contract.ts';
import { groupOfPhase, phaseAt } from './votingSchedule.ts';

/** What a page of the vote comes with, before it asks for anything. */
export type BoardAtHand = {
  /** With the list of the group that is shown first; those of the others are empty. */
  board: Board;
  config: Config;
};

/** A board with the list of the group alone that is shown first at its `server_time` (UTC ms). */
export function firstGroupOf(board: Board): Board {
  const { groups, ...data } = board.data;
  const first = groupOfPhase(phaseAt(groups.map(windowOf), board.server_time)) ?? groups[0]?.number;
  const lists = groups.map((group) => (group.number === first ? group : { ...group, participants: [] }));
  return { ...board, data: { ...data, groups: lists, participants: [] } };
}
