/** Outcomes of the public vote, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { Config } from '../../../domain/contract.ts';
import { type AppError, networkError } from '../../../domain/errors.ts';
import { answered, elapsed, refused } from '../worldEvents.ts';
import type { LoadedBoard, PublicVotingEvent, RecalledBoard } from './publicVotingTypes.ts';

const heard = (event: PublicVotingEvent): AnyEventObject => event;

/** The list call and its fallback (specification section 8 "Voting list failure"). */
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
    heard({ type: 'load.retried', retry: { number: 2, limit: 5 } }),
    heard({ type: 'retry.requested' }),
    heard({ type: 'refresh.requested' }),
  ];
}

/** The settings call on its own. */
export const settingsOutcomes = (config: Config): AnyEventObject[] => [
  answered('loadSettings', config),
  refused('loadSettings', networkError),
  elapsed('fallbackRetry', 'publicVoting.settings.waiting'),
];

export const tabOutcomes: readonly AnyEventObject[] = [
  heard({ type: 'tab.admitted' }),
  heard({ type: 'tab.blocked' }),
  heard({ type: 'tab.hidden' }),
  heard({ type: 'tab.shown' }),
  heard({ type: 'network.lost' }),
  heard({ type: 'network.returned' }),
];

/** Stream and poll events, and their timeouts. */
export function linkOutcomes(news: PublicVotingEvent[]): AnyEventObject[] {
  return [
    heard({ type: 'stream.opened' }),
    heard({ type: 'stream.cut' }),
    heard({ type: 'poll.failed' }),
    elapsed('boardOld', 'publicVoting.board.stale'),
    elapsed('streamOpenTimeout', 'publicVoting.link.following.connecting'),
    elapsed('streamOpenTimeout', 'publicVoting.link.polling.learning'),
    elapsed('streamSilence', 'publicVoting.link.following.streaming'),
    elapsed('streamReopen', 'publicVoting.link.reopening'),
    elapsed('streamReturn', 'publicVoting.link.polling.instead'),
    heard({ type: 'updates.told', updates: 'poll' }),
    heard({ type: 'updates.told', updates: 'stream' }),
    ...news,
  ];
}
