import { BOARD_POLL_MS } from '../../../domain/delays.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { AskedBoard } from '../../../domain/boardAddress.ts';
import { listParticipants } from '../../api/calls/listParticipants.ts';
import type { ApiClient } from '../../api/client.ts';
import { sleep } from '../../api/sleep.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { PollInput, PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';

export type Polling = PollInput & {
  asked?: AskedBoard;
  onEvent: (event: PublicVotingEvent) => void;
  signal: AbortSignal;
  everyMs?: number;
};

/** Polls the board until the signal aborts, `everyMs` after each answer. */
export async function pollBoard(client: ApiClient, polling: Polling): Promise<void> {
  const { asked: wanted, onEvent, signal, everyMs = BOARD_POLL_MS } = polling;
  let { etag } = polling;
  const call = () => listParticipants(client, etag, signal, wanted);
  while (!signal.aborted) {
    const outcome = await withRetry(call, retryPresets.once, { signal });
    if (signal.aborted) return;
    const at = Date.now();
    if (outcome.ok) {
      const { board } = outcome.data;
      etag = outcome.data.etag;
      onEvent(board ? { type: 'board.received', board, etag, at } : { type: 'board.confirmed', at });
    } else {
      onEvent({ type: 'poll.failed', error: outcome.error });
    }
    const asked = !outcome.ok && 'retryAfterMs' in outcome.error ? (outcome.error.retryAfterMs ?? 0) : 0;
    await sleep(Math.max(everyMs, asked), signal);
  }
}
