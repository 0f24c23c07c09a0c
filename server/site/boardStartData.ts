import type { Board } from '../../domain/contract.ts';
import type { StartData } from '../../domain/firstPaint.ts';
import type { LiveBoard } from '../voting/liveBoard.ts';
import { publicConfig, type SiteConfig } from './publicConfig.ts';

/**
 * The start data of a page of the board, as `boardIn` reads them; empty for a stale board, which would look current.
 * @param now server time (UTC ms)
 * @param pick what the page shows of the whole board
 */
export function boardStartData(
  { stale, view, version }: LiveBoard,
  config: SiteConfig,
  now: number,
  pick: (whole: Board) => Board,
): StartData {
  if (stale) return {};
  const board = pick({ version, server_time: now, data: { ...view, participants: [] } });
  return { '/voter/participants': board, '/config': publicConfig(config, now) };
}
