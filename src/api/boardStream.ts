/** The board's stream of server-sent events. */
import type { Board, BoardDelta, StreamTime } from '../../domain/contract.ts';

export type BoardStreamEvent =
  | { type: 'opened' }
  | { type: 'votes'; delta: BoardDelta }
  | { type: 'board'; board: Board }
  | { type: 'time'; time: StreamTime }
  /** The last event of a stream: it could not be opened, or ended. */
  | { type: 'cut' };

/**
 * Opens the stream of the API at `base`.
 * @param since the version of the board that the caller holds; null for the whole board
 * @returns closes it, after which nothing more is heard
 */
export function openBoardStream(
  base: string,
  since: string | null,
  hear: (event: BoardStreamEvent) => void,
): () => void {
  const query = since === null ? '' : `?${new URLSearchParams({ since }).toString()}`;
  const source = new EventSource(`${base}/voter/stream${query}`);
  const cut = () => {
    // The browser would come back by itself, but when to try again is the flow's to say.
    source.close();
    hear({ type: 'cut' });
  };
  const read = (type: string, tell: (data: unknown) => void) =>
    source.addEventListener(type, ({ data }: MessageEvent<string>) => {
      const value = parsed(data);
      if (value === undefined) cut();
      else tell(value);
    });
  source.addEventListener('open', () => hear({ type: 'opened' }));
  source.addEventListener('error', cut);
  read('votes', (data) => hear({ type: 'votes', delta: data as BoardDelta }));
  read('board', (data) => hear({ type: 'board', board: data as Board }));
  read('time', (data) => hear({ type: 'time', time: data as StreamTime }));
  return () => source.close();
}

/** Undefined for what is no JSON: a line cut short must not be taken for news. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
