/** API calls of the vote; loaded after the page, which the server renders with its first list. */
import { listParticipants } from '../../api/calls/listParticipants.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { type ApiClient, createClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { httpError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';
import type { LoadedBoard } from '../../machines/publicVoting/publicVotingTypes.ts';
import { askedBoard } from './askedBoard.ts';
import { dataOf } from './dataOf.ts';
import { pollBoard, type Polling } from './pollBoard.ts';

type OnRetry = ReportsRetries['onRetry'];

/**
 * The board with the specified retries, and the settings in parallel. Rejects with an AppError if the board fails. A
 * page from the service worker's cache tries once, because the server is already known to be unreachable.
 */
async function loadBoard(client: ApiClient, signal: AbortSignal, onRetry: OnRetry): Promise<LoadedBoard> {
  const tries = document.querySelector('[name=sawt-kept]') ? { retries: 0 } : {};
  const [listed, config] = await Promise.all([
    withRetry(
      () => listParticipants(client, null, signal, askedBoard()),
      { ...retryPresets.list, ...tries },
      { signal, onRetry },
    ),
    withRetry(() => readConfig(client, signal), { ...retryPresets.standard, ...tries }, { signal }),
  ]);
  const error = listed.ok ? httpError({ status: 304 }) : listed.error;
  if (!listed.ok || !listed.data.board) return Promise.reject(error);
  return {
    board: listed.data.board,
    config: config.ok ? config.data : null,
    at: Date.now(),
  };
}

/** @param base the address of the API */
export function createBoardCalls(base: string) {
  const client = createClient({ base });
  return {
    loadBoard: (signal: AbortSignal, onRetry: OnRetry) => loadBoard(client, signal, onRetry),
    loadSettings: async (signal: AbortSignal) =>
      dataOf(await withRetry(() => readConfig(client, signal), retryPresets.once, { signal })),
    pollBoard: (polling: Omit<Polling, 'asked'>) => pollBoard(client, { ...polling, asked: askedBoard() }),
  };
}
