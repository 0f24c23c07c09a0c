/** What the world can answer to the public vote, for paths through it. */
import type { AnyEventObject } from 'xstate';
import type { Config } from '../../../domain/contract.ts';
import { type AppError, networkError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedBoard, PublicVotingEvent, RecalledBoard } from './publicVotingTypes.ts';

const heard = (event: PublicVotingEvent): AnyEventObject => event;

/** The list call and its stand-in (specification section 8 "Voting list failure"). */
export function listOutcomes(
  loaded: LoadedBoard,
  recalled: RecalledBoard,
  failure: AppError,
): AnyEventObject[] {
  return [
    answered('loadBoard', loaded),
    refused('loadBoard', failure),
    answered('recallBoard', recalled),
    refused('recallBoard', new Error('Nothing was kept, and the sample did not load')),
    elapsed('fallbackRetry', 'publicVoting.board.fallback.resting'),
    heard({ type: 'retry.requested' }),
    heard({ type: 'refresh.requested' }),
  ];
}

/** What comes of asking for the settings again, when they alone failed. */
export const settingsOutcomes = (config: Config): AnyEventObject[] => [
  answered('loadSettings', config),
  refused('loadSettings', networkError),
  elapsed('fallbackRetry', 'publicVoting.settings.waiting'),
];

/** What happens to this tab and its network. */
export const tabOutcomes: readonly AnyEventObject[] = [
  heard({ type: 'tab.admitted' }),
  heard({ type: 'tab.blocked' }),
  heard({ type: 'tab.hidden' }),
  heard({ type: 'tab.shown' }),
  heard({ type: 'network.lost' }),
  heard({ type: 'network.returned' }),
];

/** What the stream and the polls bring, and their silence. */
export function linkOutcomes(news: PublicVotingEvent[]): AnyEventObject[] {
  return [
    heard({ type: 'stream.opened' }),
    heard({ type: 'stream.cut' }),
    heard({ type: 'poll.failed', error: networkError }),
    elapsed('boardOld', 'publicVoting.board.stale'),
    elapsed('streamOpenTimeout', 'publicVoting.link.following.connecting'),
    elapsed('streamSilence', 'publicVoting.link.following.streaming'),
    elapsed('streamReopen', 'publicVoting.link.reopening'),
    elapsed('streamReturn', 'publicVoting.link.polling'),
    ...news,
  ];
}
