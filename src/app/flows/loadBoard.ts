import { listParticipants } from '../../api/calls/listParticipants.ts';
import { readConfig } from '../../api/calls/readConfig.ts';
import type { ApiClient } from '../../api/client.ts';
import { withRetry } from '../../api/withRetry.ts';
import { httpError } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { LoadedBoard } from '../../machines/publicVoting/publicVotingTypes.ts';

/** The list, retried as specified, and beside it the settings; rejects with an AppError when the list fails. */
export async function loadBoard(client: ApiClient, signal: AbortSignal): Promise<LoadedBoard> {
  const [listed, config] = await Promise.all([
    withRetry(() => listParticipants(client, null, signal), retryPresets.list, { signal }),
    withRetry(() => readConfig(client, signal), retryPresets.standard, { signal }),
  ]);
  const error = listed.ok ? httpError({ status: 304 }) : listed.error;
  if (!listed.ok || !listed.data.board) return Promise.reject(error);
  return {
    board: listed.data.board,
    etag: listed.data.etag,
    config: config.ok ? config.data : null,
    at: Date.now(),
  };
}
