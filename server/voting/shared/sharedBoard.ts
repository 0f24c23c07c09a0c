import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { BoardLog } from '../boardPublisher.ts';
import { noVersion, type BoardVersion } from '../boardVersion.ts';
import type { LiveBoard } from '../liveBoard.ts';
import { addVersion, confirmVersion, readVersions, versionsOf } from './boardVersionsRepo.ts';

/** How often (ms) versions are read while announcements arrive, and while they do not. */
const POLL_MS = { announced: 1_000, unannounced: 100 };
/** How often (ms) a publisher without changes confirms the current version. */
const CONFIRM_MS = 1_000;
/** For how long (ms) nobody may confirm the current version before the board counts as behind. */
export const SILENCE_MS = 3_000;

/** The listener for announced versions: whether it can be trusted, and how to report doubt about it. */
type Announcements = { readonly isTrusted: boolean; doubt(): void };

type SharedBoardDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  board: LiveBoard;
  announcements: Announcements;
  /** Called once whenever this node begins to fail to publish. */
  onError: (error: unknown) => void;
};

/** Keeps the board's versions in PostgreSQL and shows those that other nodes publish (decision D150). */
export class SharedBoard implements BoardLog {
  readonly #deps: SharedBoardDeps;
  #polledAt = -Infinity;
  #confirmedAt = -Infinity;
  #following: Promise<void> | undefined;
  /** When a node last published or confirmed the newest version (UTC ms), and when this node learned it (monotonic). */
  #checkedAt: number | undefined;
  #heardAt = -Infinity;
  /** An announcement came that no read has followed. */
  #isAnnounced = false;
  /** A poll found a version that nothing had announced. */
  #isUnheard = false;
  #isMissing = false;

  constructor(deps: SharedBoardDeps) {
    this.#deps = deps;
  }

  /** Whether no node has published or confirmed a version for long. */
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

  /** Call it when a version was announced. */
  hear(): void {
    this.#isAnnounced = true;
    this.#isUnheard = false;
    this.tick();
  }

  /** Reads new versions if it is time; called often. */
  tick(): void {
    const { clock, announcements } = this.#deps;
    if (this.#following) return;
    const waited = clock.monotonic() - this.#polledAt;
    const isDue = waited >= (announcements.isTrusted ? POLL_MS.announced : POLL_MS.unannounced);
    if (isDue && this.#isUnheard) announcements.doubt();
    if (isDue || this.#isAnnounced) void this.follow();
  }

  /** Shows the newest version. Never rejects. */
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
    // A node that was suspended cannot blame others for its silence.
    const isAwake = clock.monotonic() - this.#polledAt < SILENCE_MS;
    this.#polledAt = clock.monotonic();
    const { current } = board;
    try {
      const rows = await readVersions(database, current.number);
      // An announcement that arrives before the next poll clears the flag.
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

  /** @param checkedAt when a node last published or confirmed the newest version (UTC ms) */
  #judgeSilence(checkedAt: number | undefined, isAwake: boolean): void {
    const { board, clock } = this.#deps;
    const now = clock.monotonic();
    if (checkedAt === undefined || checkedAt !== this.#checkedAt || !isAwake) this.#heardAt = now;
    this.#checkedAt = checkedAt;
    if (this.isSilent) board.fallBehind(new Error('No node publishes the board.'), now - this.#heardAt);
    else board.catchUp();
  }
}
