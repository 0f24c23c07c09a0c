import { windowOf } from './board.ts';
import type { Board, Config } from './contract.ts';
import { groupOfPhase, phaseAt } from './votingSchedule.ts';

/** The data in a server-rendered vote page. */
export type BoardAtHand = {
  /** Holds only the list of the first shown group. */
  board: Board;
  config: Config;
};

/** The board with only the list of the group shown first at its `server_time` (UTC ms). */
export function firstGroupOf(board: Board): Board {
  const { groups, ...data } = board.data;
  const first = groupOfPhase(phaseAt(groups.map(windowOf), board.server_time)) ?? groups[0]?.number;
  const lists = groups.map((group) => (group.number === first ? group : { ...group, participants: [] }));
  return { ...board, data: { ...data, groups: lists, participants: [] } };
}
