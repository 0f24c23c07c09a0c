import { type BoardAtHand, firstGroupOf } from '../../domain/boardAtHand.ts';
import { pagePaths } from '../../domain/routes.ts';
import type { SiteConfig } from './publicConfig.ts';
import type { LiveBoard } from '../voting/liveBoard.ts';
import { defaultPreview } from './defaultPreview.ts';
import { pageDescription, pageName } from './pageWords.ts';
import { publicConfig } from './publicConfig.ts';
import type { SitePage } from './sitePages.ts';

/** The board changes four times a second during voting: rebuild its page at most once a second (ms). */
const KEPT_FOR_MS = 1_000;

/** The vote page; it leaves out a stale board, which would look current. */
export function votePage(board: LiveBoard, config: SiteConfig): SitePage {
  const atHand = (now: number): BoardAtHand | undefined => {
    if (board.stale) return undefined;
    const { view, version } = board;
    const whole = { version, server_time: now, data: { ...view, participants: [] } };
    return { board: firstGroupOf(whole), config: publicConfig(config, now) };
  };
  return {
    found: true,
    screen: 'vote',
    source: board,
    keptForMs: KEPT_FOR_MS,
    rendered: (now) => {
      const known = atHand(now);
      return known && { screen: 'vote', path: pagePaths.vote, atHand: known };
    },
    facts: (language, now) => {
      const known = atHand(now);
      return {
        name: pageName('vote', language),
        description: pageDescription('vote', language),
        path: pagePaths.vote,
        preview: defaultPreview.address,
        picture: [],
        startData: known ? { '/voter/participants': known.board, '/config': known.config } : {},
      };
    },
  };
}
