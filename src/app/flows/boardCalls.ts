/** API calls of the vote; loaded after the page, which the server renders with its first list. */
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { createClient } from '../../api/client.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import { withRetry } from '../../api/withRetry.ts';
import { loadBoard } from './loadBoard.ts';
import { dataOf } from './outcomeData.ts';
import { pollBoard, type Polling } from './pollBoard.ts';

/** @param base the address of the API */
export function createBoardCalls(base: string) {
  const client = createClient({ base });
  return {
    loadBoard: (signal: AbortSignal) => loadBoard(client, signal),
    loadSettings: async (signal: AbortSignal) =>
      dataOf(await withRetry(() => readConfig(client, signal), retryPresets.once, { signal })),
    pollBoard: (polling: Polling) => pollBoard(client, polling),
  };
}
