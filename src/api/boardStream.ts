/** The board's stream of server-sent events. */
import type { Board, BoardDelta, StreamTime } from '../../domain/contract.ts';
import type { AskedBoard } from '../../domain/boardAddress.ts';

export type BoardStreamEvent =
  | { type: 'opened' }
  | { type: 'votes'; delta: BoardDelta }
  | { type: 'board'; board: Board }
  | { type: 'time'; time: StreamTime }
  /** The last event: the stream failed to open, or ended. */
  | { type: 'cut' };

/** The board to follow. `since`: version of the caller's board; null for the whole board. */
type Followed = AskedBoard & { since: string | null };

/**
 * Opens the stream of the API at `base`.
 * @returns closes the stream; no event follows
 */
export function openBoardStream(
  base: string,
  { since, ...asked }: Followed,
  onEvent: (event: BoardStreamEvent) => void,
): () => void {
  const query = new URLSearchParams({ ...asked, ...(since !== null && { since }) }).toString();
  const source = new EventSource(`${base}/voter/stream${query && `?${query}`}`);
  const cut = () => {
    // Stops the browser's own reconnect: the machine decides when to reconnect.
    source.close();
    onEvent({ type: 'cut' });
  };
  const read = (type: string, tell: (data: unknown) => void) =>
    source.addEventListener(type, ({ data }: MessageEvent<string>) => {
      const value = parseJson(data);
      if (value === undefined) cut();
      else tell(value);
    });
  source.addEventListener('open', () => onEvent({ type: 'opened' }));
  source.addEventListener('error', cut);
  read('votes', (data) => onEvent({ type: 'votes', delta: data as BoardDelta }));
  read('board', (data) => onEvent({ type: 'board', board: data as Board }));
  read('time', (data) => onEvent({ type: 'time', time: data as StreamTime }));
  return () => source.close();
}

/** Undefined for invalid JSON, such as a truncated line. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
