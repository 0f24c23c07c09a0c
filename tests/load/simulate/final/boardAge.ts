import { setTimeout as sleep } from 'node:timers/promises';
import type { BoardPiece, BoardPointer } from '../../../../domain/contract.ts';

const LOOK_MS = 250;

export type BoardAges = {
  /** The ages (ms) of the versions that became visible since the last call. */
  take(): number[];
  finish(): Promise<void>;
};

/** Looks at the board as a page that polls behind the cache does, and notes how old each new version is when it is seen. */
export function watchBoardAge(origin: string, competition: string): BoardAges {
  const ages: number[] = [];
  const ending = new AbortController();
  let held: string | undefined;
  const look = async () => {
    const { version } = await read<BoardPointer>(`${origin}/api/voter/board/${competition}`);
    if (held !== undefined && version !== held) {
      const piece = await read<BoardPiece>(`${origin}/api/voter/deltas/${competition}/${version}`);
      ages.push(Date.now() - piece.server_time);
    }
    held = version;
  };
  const watch = async () => {
    while (!ending.signal.aborted) {
      await look().catch(() => {});
      await sleep(LOOK_MS);
    }
  };
  const watching = watch();
  return {
    take: () => ages.splice(0),
    finish: () => {
      ending.abort();
      return watching;
    },
  };
}

async function read<Body>(url: string): Promise<Body> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${url} is answered with ${response.status}`);
  return (await response.json()) as Body;
}
