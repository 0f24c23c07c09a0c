import { numberIn } from '../../../domain/boardSteps.ts';
import type { BoardVersion } from '../boardVersion.ts';
import type { LiveBoard } from '../liveBoard.ts';
import type { LiveBoards } from '../liveBoards.ts';

/** How far ahead of this node's board another node may be: two seconds of versions. */
const AHEAD = 8;
/** How long (ms) a caller waits for a version that this node does not have yet. */
const WAIT_MS = 1_000;
/** How many callers may wait at once: caches ask once for each version, but anybody can ask. */
const WAITING = 500;

type Waiting = { board: LiveBoard; version: string; tell: (found: BoardVersion | undefined) => void };

/**
 * Finds versions of the boards, also those that another node published a moment ago. Without the wait, every viewer
 * behind a cache would get the error of a node that is a moment behind.
 */
export class AwaitedVersions {
  readonly #waiting = new Set<Waiting>();

  constructor(boards: Pick<LiveBoards, 'onChange'>) {
    boards.onChange(() => this.#look());
  }

  /** A version of a board; undefined if it is unknown, gone or does not arrive in time. */
  async find(board: LiveBoard, version: string): Promise<BoardVersion | undefined> {
    const found = board.history.find(version);
    if (found || !isAhead(board, version) || this.#waiting.size >= WAITING) return found;
    const { promise, resolve } = Promise.withResolvers<BoardVersion | undefined>();
    const waiting = { board, version, tell: resolve };
    this.#waiting.add(waiting);
    const timer = setTimeout(resolve, WAIT_MS);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
  }

  #look(): void {
    for (const { board, version, tell } of this.#waiting) {
      const found = board.history.find(version);
      if (found || !isAhead(board, version)) tell(found);
    }
  }
}

function isAhead(board: LiveBoard, version: string): boolean {
  const ahead = numberIn(version) - board.current.number;
  return ahead > 0 && ahead <= AHEAD;
}
