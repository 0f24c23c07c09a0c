import { boardCall } from '../../domain/boardAtHand.ts';
import type { Board } from '../../domain/contract.ts';
import type { StartData } from '../../domain/firstPaint.ts';
import type { LiveBoard } from '../voting/liveBoard.ts';
import { publicConfig, type SiteConfig } from './publicConfig.ts';

/**
 * The start data of a page of a board, as `boardIn` reads them.
 * @param now server time (UTC ms)
 * @param pick what the page shows of the whole board
 * @param competition the competition in the address
 */
export function boardStartData(
  { view, version }: LiveBoard,
  config: SiteConfig,
  now: number,
  pick: (whole: Board) => Board,
  competition?: string,
): StartData {
  const board = pick({ version, server_time: now, data: { ...view, participants: [] } });
  return { [boardCall(competition)]: board, '/config': publicConfig(config, now) };
}
