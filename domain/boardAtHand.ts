import { windowOf } from './board.ts';
import { ofCompetition } from './ofCompetition.ts';
import type { Board, Config } from './contract.ts';
import type { StartData } from './firstPaint.ts';
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

/** The call of a board, relative to the API's address. @param competition in the page's address */
export const boardCall = (competition?: string | null): string =>
  '/voter/participants' + ofCompetition(competition);

/** The board in the start data of a page; undefined if they have none. @param competition in its address */
export function boardIn(startData: StartData, competition?: string | null): BoardAtHand | undefined {
  const { [boardCall(competition)]: board, '/config': config } = startData;
  return board && config ? { board: board as Board, config: config as Config } : undefined;
}

/**
 * A smaller board for a page: only the group shown first at its `server_time` (UTC ms) keeps its
 * participants. `data.participants` becomes empty.
 */
export function firstGroupOf(board: Board): Board {
  const { groups } = board.data;
  const first = groupOfPhase(phaseAt(groups.map(windowOf), board.server_time)) ?? groups[0]?.number;
  return groupAtHand(board, first);
}

/**
 * A smaller board for a page: only group `number` keeps its participants; none if there is no such group.
 * `data.participants` becomes empty.
 */
export function groupAtHand({ data, ...board }: Board, number: number | undefined): Board {
  const groups = data.groups.map((group) =>
    group.number === number ? group : { ...group, participants: [] },
  );
  return { ...board, data: { ...data, groups, participants: [] } };
}
