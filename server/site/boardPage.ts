import { LRUCache } from 'lru-cache';
import { firstGroupOf } from '../../domain/boardAtHand.ts';
import { boardHref } from '../../domain/boardAddress.ts';
import type { LiveBoards } from '../voting/liveBoards.ts';
import { boardStartData } from './boardStartData.ts';
import { defaultPreview } from './defaultPreview.ts';
import { pageDescription, pageName } from './pageWords.ts';
import type { SiteConfig } from './publicConfig.ts';
import type { SitePage } from './sitePages.ts';

/** The board changes four times a second during voting: rebuild its page at most once a second (ms). */
const KEPT_FOR_MS = 1_000;
/** The pages of so many competitions, the last asked for, stay in memory. */
const KEPT_PAGES = 16;

/**
 * The pages of whole boards, by the competition in the address; without one, of the main board. Undefined for a
 * competition without a board. Stale boards are not shown, because they would look current.
 */
export function boardPages(
  screen: 'vote' | 'leaderboard',
  boards: LiveBoards,
  config: SiteConfig,
): (competition: string | undefined) => SitePage | undefined {
  const mainSource = {};
  // Rendered pages live as long as the source of their competition.
  const sources = new LRUCache<string, object>({ max: KEPT_PAGES });
  const sourceOf = (competition: string) => {
    const source = sources.get(competition) ?? { competition };
    sources.set(competition, source);
    return source;
  };
  return (competition) => {
    if (!boards.asked({ competition })) return undefined;
    const path = boardHref(screen, competition);
    return {
      found: true,
      screen,
      path,
      competition,
      source: competition === undefined ? mainSource : sourceOf(competition),
      keptForMs: KEPT_FOR_MS,
      facts: (language, now) => {
        const board = boards.stale ? undefined : boards.asked({ competition });
        return {
          name: pageName(screen, language),
          description: pageDescription(screen, language),
          path,
          preview: defaultPreview.address,
          picture: [],
          startData: board ? boardStartData(board, config, now, firstGroupOf, competition) : {},
        };
      },
    };
  };
}
