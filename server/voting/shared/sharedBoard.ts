import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { BoardLog } from '../boardPublisher.ts';
import { noVersion, type BoardVersion } from '../boardVersion.ts';
import type { LiveBoard } from '../liveBoard.ts';
import { addVersion, confirmVersion, readVersions, versionsOf } from './boardVersionsRepo.ts';

/** How often (ms) new versions are read: slowly while announcements can be trusted, else fast. */
const POLL_MS = { announced: 1_000, unannounced: 100 };
/** How often (ms) the publishing node confirms the newest version while the board does not change. */
const CONFIRM_MS = 1_000;
/** If no node has confirmed the newest version for this long (ms), the board counts as behind. */
export const SILENCE_MS = 3_000;

/** The listener to announced versions. `doubt` reports that it missed one. */
type Announcements = { readonly isTrusted: boolean; doubt(): void };

type SharedBoardDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  board: LiveBoard;
  announcements: Announcements;
  /** Called each time this node begins to fail to publish. */
  onError: (error: unknown) => void;
};

/** Stores the board's versions in PostgreSQL, and shows those of other nodes (decision D150). */
export class SharedBoard implements BoardLog {
  readonly #deps: SharedBoardDeps;
  #polledAt = -Infinity;
  #confirmedAt = -Infinity;
  #following: Promise<void> | undefined;
  /**
   * When the newest version was last published or confirmed, by the clock of the node that did it (UTC ms).
   */
  #checkedAt: number | undefined;
  #heardAt = -Infinity;
  /** Whether a version was announced since the last read began. */
  #isAnnounced = false;
  /** Whether the last read found a version that was not announced. */
  #isUnheard = false;
  #isMissing = false;

  constructor(deps: SharedBoardDeps) {
    this.#deps = deps;
  }

  /** Whether, as far as this node knows, no node has published or confirmed a version for `SILENCE_MS`. */
  get isSilent(): boolean {
    return this.#deps.clock.monotonic() - this.#heardAt > SILENCE_MS;
  }

  async keep(before: BoardVersion, next: BoardVersion | undefined): Promise<boolean> {
    const { database, board } = this.#deps;
    const isKept = next ? await addVersion(database, before, next) : await this.#confirm(before);
    this.#isMissing = false;
    if (!isKept) await this.follow();
    else if (next && board.current === before) board.show(next);
    return isKept;
  }

  miss(error: unknown): void {
    if (!this.#isMissing) this.#deps.onError(error);
    this.#isMissing = true;
  }

  /** Call it when a version was announced; it reads the version at once. */
  hear(): void {
    this.#isAnnounced = true;
    this.#isUnheard = false;
    this.tick();
  }

  /** Reads new versions when that is due; called often. */
  tick(): void {
    const { clock, announcements } = this.#deps;
    if (this.#following) return;
    const waited = clock.monotonic() - this.#polledAt;
    const isDue = waited >= (announcements.isTrusted ? POLL_MS.announced : POLL_MS.unannounced);
    if (isDue && this.#isUnheard) announcements.doubt();
    if (isDue || this.#isAnnounced) void this.follow();
  }

  /** Reads new versions and shows the newest. Never rejects. */
  async follow(): Promise<void> {
    await this.#following;
    this.#following ??= this.#read().finally(() => {
      this.#following = undefined;
      this.tick();
    });
    await this.#following;
  }

  async #confirm({ number }: BoardVersion): Promise<boolean> {
    const { database, clock } = this.#deps;
    if (clock.monotonic() - this.#confirmedAt < CONFIRM_MS) return true;
    this.#confirmedAt = clock.monotonic();
    await confirmVersion(database, number, clock.now());
    return true;
  }

  async #read(): Promise<void> {
    const { board, database, clock, announcements } = this.#deps;
    const wasAnnounced = this.#isAnnounced;
    this.#isAnnounced = false;
    // If this node itself was suspended since the last read, the silence of others proves nothing.
    const isAwake = clock.monotonic() - this.#polledAt < SILENCE_MS;
    this.#polledAt = clock.monotonic();
    const { current } = board;
    try {
      const rows = await readVersions(database, current.number);
      // The announcement of a found version may arrive just after this read; `hear` then clears the flag.
      if (rows.length > 1 && announcements.isTrusted) this.#isUnheard = !wasAnnounced && !this.#isAnnounced;
      if (rows[0]?.version === current.version) this.#showAll(versionsOf(rows.slice(1), current.view));
      else this.#restart(versionsOf(await readVersions(database, 0)));
      this.#judgeSilence(rows.at(-1)?.checked_at, isAwake);
    } catch (error) {
      board.fallBehind(error);
    }
  }

  #showAll(versions: readonly BoardVersion[]): void {
    const { board } = this.#deps;
    for (const version of versions) if (version.number === board.current.number + 1) board.show(version);
  }

  #restart(versions: readonly BoardVersion[]): void {
    const { board } = this.#deps;
    if ((versions.at(-1) ?? noVersion).version !== board.version) board.restart(versions);
  }

  /**
   * Marks the board as behind if no node has confirmed the newest version for long, else as current.
   * @param checkedAt when a node last published or confirmed the newest version (UTC ms)
   * @param isAwake whether this node read versions recently, so that it would have noticed a confirmation
   */
  #judgeSilence(checkedAt: number | undefined, isAwake: boolean): void {
    const { board, clock } = this.#deps;
    const now = clock.monotonic();
    if (checkedAt === undefined || checkedAt !== this.#checkedAt || !isAwake) this.#heardAt = now;
    this.#checkedAt = checkedAt;
    if (this.isSilent) board.fallBehind(new Error('No node publishes the board.'), now - this.#heardAt);
    else board.catchUp();
  }
}
