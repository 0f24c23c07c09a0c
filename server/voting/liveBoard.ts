import type { BoardDelta } from '../../domain/contract.ts';
import type { Clock } from '../platform/clock.ts';
import { boardBody, type BoardBody } from './boardBody.ts';
import { noVersion, type BoardVersion } from './boardVersion.ts';
import type { BoardView } from './boardView.ts';
import { DeltaRing } from './deltaRing.ts';

/** How many deltas are kept: a minute of changes at the highest rate. */
export const KEPT_DELTAS = 240;
/** How long (ms) the board may be behind the ledger before it counts as stale. */
export const STALE_AFTER_MS = 10_000;

type LiveBoardDeps = {
  clock: Pick<Clock, 'monotonic'>;
  /** Called each time the board begins to be behind the ledger. */
  onError?: (error: unknown) => void;
};

/** Called after every change of the board. `votes`: a delta describes it. `board`: more changed. */
type BoardListener = (kind: 'votes' | 'board') => void;

/** The board in memory: its newest version and the latest deltas. */
export class LiveBoard {
  readonly #deps: LiveBoardDeps;
  readonly #deltas = new DeltaRing<BoardDelta>(KEPT_DELTAS, noVersion.version);
  readonly #listeners = new Set<BoardListener>();
  #current: BoardVersion = noVersion;
  #body: BoardBody | undefined;
  #behindSince: number | undefined;

  constructor(deps: LiveBoardDeps) {
    this.#deps = deps;
  }

  get current(): BoardVersion {
    return this.#current;
  }

  get view(): BoardView {
    return this.#current.view;
  }

  get version(): string {
    return this.#current.version;
  }

  /** The deltas after a version; undefined if the version is unknown or too old. */
  deltasAfter(version: string): readonly BoardDelta[] | undefined {
    return this.#deltas.after(version);
  }

  /** The JSON of the current board, made once for all readers. */
  get body(): BoardBody {
    return (this.#body ??= boardBody(this.view, this.version, this.#current.at));
  }

  /** Whether the board has been behind the ledger, or may have been, for `STALE_AFTER_MS`. */
  get stale(): boolean {
    const { clock } = this.#deps;
    return this.#behindSince !== undefined && clock.monotonic() - this.#behindSince >= STALE_AFTER_MS;
  }

  onChange(listener: BoardListener): void {
    this.#listeners.add(listener);
  }

  /** Shows the version that follows the current one. */
  show(version: BoardVersion): void {
    this.#take(version);
    this.#announce(version.votes ? 'votes' : 'board');
  }

  /**
   * Shows the last of these versions, which follow one another but not the current one. Without any, shows
   * the empty board.
   */
  restart(versions: readonly BoardVersion[]): void {
    const [first = noVersion, ...later] = versions;
    this.#take({ ...first, votes: null });
    for (const version of later) this.#take(version);
    this.#announce('board');
  }

  /** Notes that the board shows every vote of the ledger. */
  catchUp(): void {
    this.#behindSince = undefined;
  }

  /**
   * Notes that the board may be behind the ledger, until `catchUp`.
   * @param forMs for how long (ms) it may have been behind already
   */
  fallBehind(error: unknown, forMs = 0): void {
    if (this.#behindSince === undefined) this.#deps.onError?.(error);
    this.#behindSince ??= this.#deps.clock.monotonic() - forMs;
  }

  #take(version: BoardVersion): void {
    this.#current = version;
    if (version.votes)
      this.#deltas.push({ version: version.version, server_time: version.at, votes: [...version.votes] });
    else this.#deltas.skipTo(version.version);
  }

  #announce(kind: 'votes' | 'board'): void {
    this.#body = undefined;
    for (const listener of this.#listeners) listener(kind);
  }
}
