import { firstGroupOf } from '../../domain/boardAtHand.ts';
import { pagePaths } from '../../domain/routes.ts';
import type { SiteConfig } from './publicConfig.ts';
import type { LiveBoard } from '../voting/liveBoard.ts';
import { boardStartData } from './boardStartData.ts';
import { defaultPreview } from './defaultPreview.ts';
import { pageDescription, pageName } from './pageWords.ts';
import type { SitePage } from './sitePages.ts';

/** The board changes four times a second during voting: rebuild its page at most once a second (ms). */
const KEPT_FOR_MS = 1_000;

/** A page of the whole board. */
export function boardPage(screen: 'vote' | 'leaderboard', board: LiveBoard, config: SiteConfig): SitePage {
  const path = pagePaths[screen];
  return {
    found: true,
    screen,
    path,
    source: {},
    keptForMs: KEPT_FOR_MS,
    facts: (language, now) => ({
      name: pageName(screen, language),
      description: pageDescription(screen, language),
      path,
      preview: defaultPreview.address,
      picture: [],
      startData: boardStartData(board, config, now, firstGroupOf),
    }),
  };
}
