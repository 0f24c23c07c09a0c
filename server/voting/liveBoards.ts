import type { AskedBoard } from '../../domain/boardAddress.ts';
import type { Clock } from '../platform/clock.ts';
import { noVersion, type BoardVersion } from './boardVersion.ts';
import { LiveBoard } from './liveBoard.ts';
import { firstOnBoard, nextEdge } from './onBoard.ts';

/** How long (ms) the boards may be behind the ledger before they count as stale. */
export const STALE_AFTER_MS = 10_000;

type LiveBoardsDeps = {
  clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Called each time the boards begin to be behind the ledger. */
  onError?: (error: unknown) => void;
};

/** Called after every change of a board. `votes`: a delta describes it. `board`: more changed. */
type BoardListener = (kind: 'votes' | 'board') => void;

/** The boards of all competitions in memory. */
export class LiveBoards {
  readonly #deps: LiveBoardsDeps;
  readonly #boards = new Map<string, LiveBoard>();
  readonly #none = new LiveBoard();
  readonly #listeners = new Set<BoardListener>();
  readonly #waitingListeners = new Set<(changed: ReadonlySet<LiveBoard>) => void>();
  /** The main board, and the instant (UTC ms) until which time alone does not change it. */
  #main: { board: LiveBoard; from: number; until: number } | undefined;
  #behindSince: number | undefined;

  constructor(deps: LiveBoardsDeps) {
    this.#deps = deps;
  }

  /** The board of callers who name no competition: that of the vote that opened first (decision D222). */
  get main(): LiveBoard {
    const now = this.#deps.clock.now();
    if (this.#main && this.#main.from <= now && now < this.#main.until) return this.#main.board;
    const votes = [...this.#boards].map(([id, board]) => ({ id, board, groups: board.view.groups }));
    const board = firstOnBoard(votes, now, ({ id }) => id)?.board ?? this.#none;
    this.#main = { board, from: now, until: nextEdge(votes, now) };
    return board;
  }

  /** The board that a caller asks for; undefined for a competition without one. */
  asked({ competition, entry }: AskedBoard): LiveBoard | undefined {
    if (competition !== undefined) return this.of(competition);
    return (entry === undefined ? undefined : this.withEntry(entry)) ?? this.main;
  }

  /** The board of a competition; undefined if it has none. */
  of(competition: string): LiveBoard | undefined {
    const board = this.#boards.get(competition);
    return board?.view.competition ? board : undefined;
  }

  /** The board on which an entry stands; undefined if it stands on none. */
  withEntry(entry: string): LiveBoard | undefined {
    return [...this.#boards.values()].find(({ view }) =>
      view.groups.some(({ participants }) => participants.some(({ voter_id }) => voter_id === entry)),
    );
  }

  /** The newest version of each board ever shown, by competition. */
  get versions(): ReadonlyMap<string, BoardVersion> {
    return new Map([...this.#boards].map(([competition, board]) => [competition, board.current]));
  }

  /** Whether a window of any board opened or closed after `from`, until `to` (UTC ms). */
  crossedEdge(from: number, to: number): boolean {
    const views = [...this.#boards.values()].map(({ view }) => view);
    return nextEdge(views, from) <= to;
  }

  /** Whether the boards have been behind the ledger, or may have been, for `STALE_AFTER_MS`. */
  get stale(): boolean {
    const { clock } = this.#deps;
    return this.#behindSince !== undefined && clock.monotonic() - this.#behindSince >= STALE_AFTER_MS;
  }

  onChange(listener: BoardListener): void {
    this.#listeners.add(listener);
  }

  /** Calls the listener with the boards for which another number of votes waits. */
  onWaiting(listener: (changed: ReadonlySet<LiveBoard>) => void): void {
    this.#waitingListeners.add(listener);
  }

  /** Shows the version that follows a competition's current one. */
  show(competition: string, version: BoardVersion): void {
    this.#boardFor(competition).show(version);
    this.#announce(version.votes ? 'votes' : 'board');
  }

  /**
   * Shows the last of these versions of a competition, which follow one another but not the current one.
   * Without any, shows the empty board.
   */
  restart(competition: string, versions: readonly BoardVersion[]): void {
    const board = this.#boardFor(competition);
    if ((versions.at(-1) ?? noVersion).version === board.version) return;
    board.restart(versions);
    this.#announce('board');
  }

  /** How many votes wait to be counted, over all boards. */
  get waiting(): number {
    return this.#boards.values().reduce((sum, board) => sum + board.waiting, 0);
  }

  /** Notes how many votes wait to be counted, by competition. */
  noteWaiting(waiting: ReadonlyMap<string, number>): void {
    const changed = new Set<LiveBoard>();
    for (const [competition, board] of this.#boards) {
      const now = waiting.get(competition) ?? 0;
      if (now !== board.waiting) changed.add(board);
      board.waiting = now;
    }
    if (changed.size > 0) for (const listener of this.#waitingListeners) listener(changed);
  }

  /** Notes that the boards show every vote of the ledger. */
  catchUp(): void {
    this.#behindSince = undefined;
  }

  /**
   * Notes that the boards may be behind the ledger, until `catchUp`.
   * @param forMs for how long (ms) they may have been behind already
   */
  fallBehind(error: unknown, forMs = 0): void {
    if (this.#behindSince === undefined) this.#deps.onError?.(error);
    this.#behindSince ??= this.#deps.clock.monotonic() - forMs;
  }

  #boardFor(competition: string): LiveBoard {
    const board = this.#boards.get(competition) ?? new LiveBoard();
    this.#boards.set(competition, board);
    return board;
  }

  #announce(kind: 'votes' | 'board'): void {
    if (kind === 'board') this.#main = undefined;
    for (const listener of this.#listeners) listener(kind);
  }
}
