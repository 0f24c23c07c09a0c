import { LRUCache } from 'lru-cache';
import { groupAtHand } from '../../domain/boardAtHand.ts';
import { contestantHref, contestantId } from '../../domain/contestantAddress.ts';
import { localized } from '../../domain/localized.ts';
import type { LiveBoards } from '../voting/liveBoards.ts';
import { boardStartData } from './boardStartData.ts';
import { contestantPreview } from './contestantPreview.ts';
import { contestantSentence } from './pageWords.ts';
import type { SiteConfig } from './publicConfig.ts';
import type { SitePage } from './sitePages.ts';

/** How long (ms) a page with a rank and a score is kept; the browser then follows the board. */
const KEPT_FOR_MS = 5_000;
/** The pages of so many contestants, the last asked for, stay in memory. */
const KEPT_PAGES = 64;

/** The pages of the contestants on all boards, by path. */
export function contestantPages(
  boards: LiveBoards,
  config: SiteConfig,
): (path: string) => SitePage | undefined {
  // Rendered pages live as long as the source of their contestant.
  const sources = new LRUCache<string, object>({ max: KEPT_PAGES });
  return (path) => {
    const id = contestantId(path) ?? '';
    const board = boards.withEntry(id);
    const group = board?.view.groups.find(({ participants }) =>
      participants.some((each) => each.voter_id === id),
    );
    const participant = group?.participants.find((each) => each.voter_id === id);
    if (!board || !group || !participant) return undefined;
    const source = sources.get(id) ?? { contestant: id };
    sources.set(id, source);
    return {
      found: true,
      screen: 'contestant',
      path: contestantHref(id),
      source,
      keptForMs: KEPT_FOR_MS,
      facts: (language, now) => ({
        name: localized(participant.user, 'full_name', language),
        description: contestantSentence(participant, board.view.competition, language),
        path: contestantHref(id),
        preview: contestantPreview(participant.user.image_url),
        picture: [],
        startData: boards.stale
          ? {}
          : boardStartData(board, config, now, (whole) => groupAtHand(whole, group.number)),
      }),
    };
  };
}
