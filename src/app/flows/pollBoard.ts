import type { AskedBoard } from '../../../domain/boardAddress.ts';
import type { Board, BoardPointer, Updates } from '../../../domain/contract.ts';
import { BOARD_POLL_MS, STREAM_MOVE_SPREAD_MS } from '../../../domain/delays.ts';
import { type AppError, statusOf } from '../../../domain/errors.ts';
import { RETRY_JITTER, retryPresets } from '../../../domain/retryPolicy.ts';
import { listParticipants } from '../../api/calls/listParticipants.ts';
import { readPointer } from '../../api/calls/readPointer.ts';
import type { ApiClient } from '../../api/client.ts';
import { sleep } from '../../api/sleep.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { PollInput, PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';
import { boardAt } from './boardByPieces.ts';

export type Polling = PollInput & {
  asked?: AskedBoard;
  onEvent: (event: PublicVotingEvent) => void;
  signal: AbortSignal;
  /** Waits milliseconds, or until the signal aborts. */
  wait?: typeof sleep;
  /** Uniform in [0, 1). */
  random?: () => number;
};

/** After failures the wait doubles, up to so many times its length. */
const LONGEST_WAITS = 8;

/** Asks which version the board has, and for what changed, until the signal aborts: about a second after each answer. */
export async function pollBoard(client: ApiClient, polling: Polling): Promise<void> {
  const { signal, wait = sleep, random = Math.random } = polling;
  const look = boardLook(client, polling);
  let waits = 1;
  let waited = 0;
  while (!signal.aborted) {
    const error = await look(waited);
    if (signal.aborted) return;
    waits = error ? Math.min(waits * 2, LONGEST_WAITS) : 1;
    const asked = error && 'retryAfterMs' in error ? (error.retryAfterMs ?? 0) : 0;
    const jitter = 1 - RETRY_JITTER + 2 * RETRY_JITTER * random();
    waited = Math.max(BOARD_POLL_MS * waits * jitter, asked);
    await wait(waited, signal);
  }
}

/**
 * Looks at the board and reports what it finds.
 * @returns a function that looks once. It takes the milliseconds since it looked last, and returns the failure, if any
 */
function boardLook(
  client: ApiClient,
  { board, asked = {}, onEvent, signal, random = Math.random }: Polling,
): (waited: number) => Promise<AppError | undefined> {
  /** The tag is that of a board from a node of the release before. */
  const held = { board, etag: null as string | null };
  const isNews = updatesNews(random);
  const tell = (event: PublicVotingEvent) => signal.aborted || onEvent(event);
  const fail = (error: AppError) => {
    tell({ type: 'poll.failed' });
    return error;
  };
  const take = (next: Board, tag: string | null) => {
    Object.assign(held, { board: next, etag: tag });
    tell({ type: 'board.received', board: next, at: Date.now() });
    return undefined;
  };
  const follow = async (pointer: BoardPointer, waited: number) => {
    const { version, updates, waiting } = pointer;
    if (isNews(updates, waited)) tell({ type: 'updates.told', updates });
    if (version === held.board?.version) {
      tell({ type: 'board.confirmed', waiting, at: Date.now() });
      return undefined;
    }
    const outcome = await boardAt(held.board, pointer, { client, asked, signal });
    return outcome.ok ? take(outcome.data, null) : fail(outcome.error);
  };
  const askForWhole = async () => {
    const call = () => listParticipants(client, held.etag, signal, asked);
    const outcome = await withRetry(call, retryPresets.once, { signal });
    if (!outcome.ok) return fail(outcome.error);
    if (outcome.data.board) return take(outcome.data.board, outcome.data.etag);
    tell({ type: 'board.confirmed', at: Date.now() });
    return undefined;
  };
  return async (waited) => {
    const call = () => readPointer(client, competitionOf(asked, held.board), signal);
    const pointer = await withRetry(call, retryPresets.once, { signal });
    if (pointer.ok) return follow(pointer.data, waited);
    // During a deployment, a node of the release before knows no pointers.
    return statusOf(pointer.error) === 404 ? askForWhole() : fail(pointer.error);
  };
}

/**
 * Whether to report how the server wants pages to follow the board. That there is room for streams again waits for a
 * random time, because thousands hear it at once.
 */
function updatesNews(random: () => number): (updates: Updates, waited: number) => boolean {
  let told: Updates | undefined;
  let left: number | undefined;
  return (updates, waited) => {
    if (updates === told) left = undefined;
    else if (told === 'poll') left = (left ?? random() * STREAM_MOVE_SPREAD_MS + waited) - waited;
    if (updates === told || (left ?? 0) > 0) return false;
    told = updates;
    return true;
  };
}

/** The competition whose pointer leads on; a page that names none follows the default board. */
const competitionOf = ({ competition, entry }: AskedBoard, board: Board | null): string | undefined =>
  competition ?? (entry === undefined ? undefined : board?.data.competition?.id);
