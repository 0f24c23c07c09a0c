import { STREAM_REOPEN_SPREAD_MS } from '../../../domain/delays.ts';
import { openBoardStream, type BoardStreamEvent } from '../../api/boardStream.ts';
import { sleep } from '../../api/sleep.ts';
import type { FollowInput, PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';
import { askedBoard } from './askedBoard.ts';

/**
 * Opens the stream of the board that the page at the address shows, until `signal` aborts; after a failure, at a random
 * moment.
 */
export async function openAskedStream(
  base: string,
  { since, failures }: FollowInput,
  onEvent: (event: PublicVotingEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  if (failures > 0) await sleep(Math.random() * STREAM_REOPEN_SPREAD_MS, signal);
  if (signal.aborted) return;
  const tell = (event: BoardStreamEvent) => onEvent(toVotingEvent(event, Date.now()));
  signal.addEventListener('abort', openBoardStream(base, { ...askedBoard(), since }, tell));
}

function toVotingEvent(event: BoardStreamEvent, at: number): PublicVotingEvent {
  if (event.type === 'votes') return { type: 'delta.received', delta: event.delta, at };
  if (event.type === 'board') return { type: 'board.received', board: event.board, at };
  if (event.type === 'time') return { type: 'time.received', time: event.time, at };
  return { type: event.type === 'opened' ? 'stream.opened' : 'stream.cut' };
}
