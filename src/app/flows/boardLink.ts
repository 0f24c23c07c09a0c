/** Feeds the board stream into the vote. */
import { type AnyEventObject, fromCallback } from 'xstate';
import { STREAM_REOPEN_SPREAD_MS } from '../../../domain/delays.ts';
import type { BoardStreamEvent } from '../../api/boardStream.ts';
import type { FollowInput, PublicVotingEvent } from '../../machines/publicVoting/publicVotingTypes.ts';

export const followBoard = (base: string) =>
  fromCallback<AnyEventObject, FollowInput>(({ input, sendBack }) => {
    const onEvent = (event: BoardStreamEvent) => sendBack(toVotingEvent(event, Date.now()));
    let isLeft = false;
    let close = () => {};
    const open = async () => {
      try {
        const stream = await import('./openAskedStream.ts');
        if (!isLeft) close = stream.openAskedStream(base, input.since, onEvent);
      } catch {
        if (!isLeft) onEvent({ type: 'cut' });
      }
    };
    const timer = setTimeout(
      () => void open(),
      input.failures === 0 ? 0 : Math.random() * STREAM_REOPEN_SPREAD_MS,
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
      close();
    };
  });

function toVotingEvent(event: BoardStreamEvent, at: number): PublicVotingEvent {
  if (event.type === 'votes') return { type: 'delta.received', delta: event.delta, at };
  if (event.type === 'board') return { type: 'board.received', board: event.board, etag: null, at };
  if (event.type === 'time') return { type: 'time.received', time: event.time, at };
  return { type: event.type === 'opened' ? 'stream.opened' : 'stream.cut' };
}
