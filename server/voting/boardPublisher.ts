import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { versionAfter, type BoardVersion } from './boardVersion.ts';
import { boardView, emptyView, type SeenBoard } from './boardView.ts';
import type { LiveBoard } from './liveBoard.ts';
import { readScheduledRounds, roundOnBoard } from './scheduleRepo.ts';
import { readBoardRows } from './talliesRepo.ts';

/**
 * The least time (ms) between two versions of the board: at most four a second, however fast votes arrive.
 */
export const CHANGE_INTERVAL_MS = 250;
const HOUR_MS = 3_600_000;

/** Stores versions of the board and shows them. */
export type BoardLog = {
  /**
   * Stores and shows `next`, the version after `before`; without `next`, confirms that `before` is still
   * current.
   * @returns false if another node published meanwhile; its version is then shown instead
   */
  keep(before: BoardVersion, next: BoardVersion | undefined): Promise<boolean>;
  /** Handles that the votes could not be read, or a version could not be stored. */
  miss(error: unknown): void;
};

/** The log for a server that runs alone: it keeps the versions in memory only. */
export const memoryLog = (board: LiveBoard): BoardLog => ({
  keep: async (_before, next) => {
    if (next) board.show(next);
    board.catchUp();
    return true;
  },
  miss: (error) => board.fallBehind(error),
});

type PublisherDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  board: LiveBoard;
  log: BoardLog;
  /**
   * How often (ms) the publisher reads the votes even without a commit of its own node, for those of other
   * nodes.
   */
  pollMs?: number | undefined;
  /** Whether this node may publish for all nodes that share the database; by default always. */
  mayPublish?: () => boolean;
};

/**
 * Reads the votes after commits, when a window opens or closes and at full hours, and publishes the board
 * if it changed.
 */
export class BoardPublisher {
  readonly #deps: PublisherDeps;
  #dirty = true;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = -Infinity;
  /** When the votes were last read (UTC ms). */
  #seenAt = 0;

  constructor(deps: PublisherDeps) {
    this.#deps = deps;
  }

  /**
   * Call it after a commit. It reads the votes at once, or when `CHANGE_INTERVAL_MS` has passed since the
   * last read.
   */
  touch(): void {
    this.#dirty = true;
    this.tick();
  }

  /** Reads the votes again if that is due; called often. */
  tick(): void {
    const { mayPublish = () => true } = this.#deps;
    if (this.#refreshing || !this.#isDue() || !mayPublish()) return;
    void this.refresh();
  }

  /** Publishes the votes of all earlier commits on any node. Never rejects: failures go to `log.miss`. */
  async refresh(): Promise<void> {
    // A read that is already running may miss the latest commit, so wait for it and read again.
    await this.#refreshing;
    this.#refreshing ??= this.#publish().finally(() => {
      this.#refreshing = undefined;
    });
    await this.#refreshing;
  }

  #isDue(): boolean {
    const { clock, pollMs = Infinity } = this.#deps;
    const waited = clock.monotonic() - this.#refreshedAt;
    if (waited < CHANGE_INTERVAL_MS) return false;
    return this.#dirty || waited >= pollMs || this.#crossedEdge(clock.now());
  }

  /** Whether a window opened or closed, or a full hour passed, since the last read. */
  #crossedEdge(now: number): boolean {
    if (Math.floor(now / HOUR_MS) !== Math.floor(this.#seenAt / HOUR_MS)) return true;
    return this.#deps.board.view.groups
      .flatMap((group) => [group.opens_at, group.closes_at])
      .some((edge) => this.#seenAt < edge && edge <= now);
  }

  async #publish(): Promise<void> {
    const { board, log, clock } = this.#deps;
    this.#dirty = false;
    this.#refreshedAt = clock.monotonic();
    try {
      // Take the version before reading: another node may publish meanwhile, and its version may hold later
      // votes.
      const { current } = board;
      const seen = await this.#look();
      this.#seenAt = seen.at;
      if (!(await log.keep(current, versionAfter(current, seen)))) this.#dirty = true;
    } catch (error) {
      this.#dirty = true;
      log.miss(error);
    }
  }

  async #look(): Promise<SeenBoard> {
    const { database, clock } = this.#deps;
    const at = clock.now();
    const round = roundOnBoard(await readScheduledRounds(database), at);
    return { at, view: round ? boardView(round, await readBoardRows(database, round.id), at) : emptyView };
  }
}
