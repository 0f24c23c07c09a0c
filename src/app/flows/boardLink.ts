/** How news of the board comes into the vote: by stream, else by polling. */
import { type AnyEventObject, fromCallback } from 'xstate';
import { BOARD_POLL_MS, STREAM_REOPEN_SPREAD_MS } from '../../../domain/delays.ts';
import { type BoardStreamEvent, openBoardStream } from '../../api/boardStream.ts';
import { listParticipants } from '../../api/calls/listParticipants.ts';
import type { ApiClient } from '../../api/client.ts';
import { sleep } from '../../api/sleep.ts';
import type {
  FollowInput,
  PollInput,
  PublicVotingEvent,
} from '../../machines/publicVoting/publicVotingTypes.ts';

export const followBoard = (base: string) =>
  fromCallback<AnyEventObject, FollowInput>(({ input, sendBack }) => {
    const hear = (event: BoardStreamEvent) => sendBack(toVotingEvent(event, Date.now()));
    let close = () => {};
    const open = () => {
      close = openBoardStream(base, input.since, hear);
    };
    const timer = setTimeout(open, input.failures === 0 ? 0 : Math.random() * STREAM_REOPEN_SPREAD_MS);
    return () => {
      clearTimeout(timer);
      close();
    };
  });

/** Asks again `everyMs` after each answer. */
export const pollBoard = (client: ApiClient, everyMs: number = BOARD_POLL_MS) =>
  fromCallback<AnyEventObject, PollInput>(({ input, sendBack }) => {
    const leaving = new AbortController();
    void poll({ client, everyMs, tell: sendBack, signal: leaving.signal }, input.etag);
    return () => leaving.abort();
  });

type Polling = {
  client: ApiClient;
  everyMs: number;
  tell: (event: PublicVotingEvent) => void;
  signal: AbortSignal;
};

async function poll({ client, everyMs, tell, signal }: Polling, first: string | null): Promise<void> {
  let etag = first;
  while (!signal.aborted) {
    const outcome = await listParticipants(client, etag, signal);
    if (signal.aborted) return;
    const at = Date.now();
    if (outcome.ok) {
      const { board } = outcome.data;
      etag = outcome.data.etag;
      tell(board ? { type: 'board.received', board, etag, at } : { type: 'board.confirmed', at });
    } else {
      tell({ type: 'poll.failed', error: outcome.error });
    }
    const asked = !outcome.ok && 'retryAfterMs' in outcome.error ? (outcome.error.retryAfterMs ?? 0) : 0;
    await sleep(Math.max(everyMs, asked), signal);
  }
}

function toVotingEvent(event: BoardStreamEvent, at: number): PublicVotingEvent {
  if (event.type === 'votes') return { type: 'delta.received', delta: event.delta, at };
  if (event.type === 'board') return { type: 'board.received', board: event.board, etag: null, at };
  if (event.type === 'time') return { type: 'time.received', time: event.time, at };
  return { type: event.type === 'opened' ? 'stream.opened' : 'stream.cut' };
}
