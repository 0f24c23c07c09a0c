import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { versionAfter, type BoardVersion } from './boardVersion.ts';
import { boardView, emptyView, type SeenBoard } from './boardView.ts';
import type { LiveBoard } from './liveBoard.ts';
import { readScheduledRounds, roundOnBoard } from './scheduleRepo.ts';
import { readBoardRows } from './talliesRepo.ts';

/** The least time between two versions of the board: at most four a second, at any rate of votes. */
export const CHANGE_INTERVAL_MS = 250;
const HOUR_MS = 3_600_000;

/** Where the versions of the board go. */
export type BoardLog = {
  /**
   * Keeps and shows the version after `before`; without `next`, confirms that `before` is current.
   * @returns false if another node published meanwhile; its version is then shown
   */
  keep(before: BoardVersion, next: BoardVersion | undefined): Promise<boolean>;
  /** Notes that the votes could not be read, or that the version could not be kept. */
  miss(error: unknown): void;
};

/** The log of a single process, which writes and shows all votes: it keeps versions in memory only. */
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
   * How often (ms) the publisher reads the votes without a commit of its own node: other nodes also write.
   */
  pollMs?: number | undefined;
  /** Whether this node now publishes for all nodes that share the database; always, by default. */
  mayPublish?: () => boolean;
};

/**
 * Reads the votes after commits, when a window opens or closes and at full hours; publishes a changed board.
 */
export class BoardPublisher {
  readonly #deps: PublisherDeps;
  #dirty = true;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = -Infinity;
  /** The instant (UTC ms) of the last read of the votes. */
  #seenAt = 0;

  constructor(deps: PublisherDeps) {
    this.#deps = deps;
  }

  /** Call it after a commit: it reads the votes as soon as the pace allows. */
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

  /** Publishes the votes of all earlier commits, of any node. Never rejects: a failure goes to `log.miss`. */
  async refresh(): Promise<void> {
    // A read in progress may have begun before that commit.
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
      // Taken before the read: a version that another node publishes meanwhile may hold later votes.
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
