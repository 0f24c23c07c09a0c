import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { noVersion, versionAfter, type BoardVersion } from './boardVersion.ts';
import type { LiveBoards } from './liveBoards.ts';
import { readBoards } from './readBoards.ts';

/**
 * The least time (ms) between two versions of a board: at most four a second, however fast votes arrive.
 */
export const CHANGE_INTERVAL_MS = 250;
/** How long (ms) a change may stay unseen on a board whose vote is not under way. */
export const RESTING_READ_MS = 10_000;
const HOUR_MS = 3_600_000;

/** Stores versions of the boards and shows them. */
export type BoardLog = {
  /**
   * Stores and shows `next`, a competition's version after `before`.
   * @returns false if another node published meanwhile; its version is then shown instead
   */
  keep(competition: string, before: BoardVersion, next: BoardVersion): Promise<boolean>;
  /** Confirms that the newest version of every board is current. */
  confirm(): Promise<void>;
  /** Handles that the votes could not be read, or a version could not be stored. */
  miss(error: unknown): void;
};

/** The log for a server that runs alone: it keeps the versions in memory only. */
export const memoryLog = (boards: LiveBoards): BoardLog => ({
  keep: async (competition, _before, next) => {
    boards.show(competition, next);
    return true;
  },
  confirm: async () => boards.catchUp(),
  miss: (error) => boards.fallBehind(error),
});

type PublisherDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  boards: LiveBoards;
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
 * Reads the votes after commits, when a window opens or closes and at full hours, and publishes the boards
 * that changed.
 */
export class BoardPublisher {
  readonly #deps: PublisherDeps;
  #dirty = true;
  /** Whether there may be changes that only a read of all boards finds. */
  #unseen = true;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = -Infinity;
  #readAllAt = -Infinity;
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
    this.#unseen = true;
    this.tick();
  }

  /** Reads the votes again if that is due; called often. */
  tick(): void {
    const { mayPublish = () => true } = this.#deps;
    if (this.#refreshing || !this.#isDue() || !mayPublish()) return;
    void this.#run(this.#mustReadAll());
  }

  /** Publishes the votes of all earlier commits on any node. Never rejects: failures go to `log.miss`. */
  async refresh(): Promise<void> {
    // A read that is already running may miss the latest commit, so wait for it and read again.
    while (this.#refreshing) await this.#refreshing;
    await this.#run(true);
  }

  #run(all: boolean): Promise<void> {
    this.#refreshing = this.#publish(all).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  #isDue(): boolean {
    const { clock, pollMs = Infinity } = this.#deps;
    const waited = clock.monotonic() - this.#refreshedAt;
    if (waited < CHANGE_INTERVAL_MS) return false;
    return this.#dirty || waited >= pollMs || this.#mustReadAll();
  }

  /**
   * Whether resting boards must be read too: a window opened or closed or a full hour passed since the last
   * read, or it is long ago and something may have changed.
   */
  #mustReadAll(): boolean {
    const { boards, clock, pollMs } = this.#deps;
    const now = clock.now();
    if (Math.floor(now / HOUR_MS) !== Math.floor(this.#seenAt / HOUR_MS)) return true;
    if (boards.crossedEdge(this.#seenAt, now)) return true;
    const mayHaveChanged = this.#unseen || pollMs !== undefined;
    return mayHaveChanged && clock.monotonic() - this.#readAllAt >= RESTING_READ_MS;
  }

  async #publish(all: boolean): Promise<void> {
    const { boards, database, log, clock } = this.#deps;
    this.#dirty = false;
    this.#refreshedAt = clock.monotonic();
    if (all) this.#readAllAt = this.#refreshedAt;
    if (all) this.#unseen = false;
    try {
      // Take the versions before reading: another node may publish meanwhile, and its version may hold later
      // votes.
      const known = boards.versions;
      const at = clock.now();
      const views = await readBoards(database, { at, known, all });
      this.#seenAt = at;
      for (const [competition, view] of views) {
        const current = known.get(competition) ?? noVersion;
        const next = versionAfter(current, { at, view });
        if (next && !(await log.keep(competition, current, next))) this.#dirty = true;
      }
      await log.confirm();
    } catch (error) {
      this.#dirty = true;
      this.#unseen = true;
      log.miss(error);
    }
  }
}
