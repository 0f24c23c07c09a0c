import { windowOf } from './board.ts';
import type { Board, Config } from './contract.ts';
import { groupOfPhase, phaseAt } from './votingSchedule.ts';

/** The data that the server embeds in a rendered page of the vote or of a contestant. */
export type BoardAtHand = {
  /**
   * Only one group has its participants: the group shown first, or on a contestant's page that contestant's
   * group.
   */
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
