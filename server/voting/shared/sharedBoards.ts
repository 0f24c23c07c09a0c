import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { BoardLog } from '../boardPublisher.ts';
import { noVersion, type BoardVersion } from '../boardVersion.ts';
import type { LiveBoards } from '../liveBoards.ts';
import {
  addVersion,
  confirmVersion,
  readVersions,
  versionsOf,
  type KnownVersions,
  type StoredVersion,
} from './boardVersionsRepo.ts';

/** How often (ms) new versions are read: slowly while announcements can be trusted, else fast. */
const POLL_MS = { announced: 1_000, unannounced: 100 };
/** How often (ms) the publishing node confirms the newest version while the board does not change. */
const CONFIRM_MS = 1_000;
/** If no node has confirmed the newest version for this long (ms), the board counts as behind. */
export const SILENCE_MS = 3_000;

/** The listener to announced versions. `doubt` reports that it missed one. */
type Announcements = { readonly isTrusted: boolean; doubt(): void };

type SharedBoardsDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  boards: LiveBoards;
  announcements: Announcements;
  /** Called each time this node begins to fail to publish. */
  onError: (error: unknown) => void;
};

/** Stores the boards' versions in PostgreSQL, and shows those of other nodes (decisions D150, D222). */
export class SharedBoards implements BoardLog {
  readonly #deps: SharedBoardsDeps;
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

  constructor(deps: SharedBoardsDeps) {
    this.#deps = deps;
  }

  /** Whether, as far as this node knows, no node has published or confirmed a version for `SILENCE_MS`. */
  get isSilent(): boolean {
    return this.#deps.clock.monotonic() - this.#heardAt > SILENCE_MS;
  }

  async keep(competition: string, before: BoardVersion, next: BoardVersion): Promise<boolean> {
    const { database, boards, clock } = this.#deps;
    const isKept = await addVersion(database, competition, before, next);
    this.#isMissing = false;
    if (!isKept) await this.follow();
    else if ((boards.versions.get(competition) ?? noVersion) === before) boards.show(competition, next);
    if (isKept) this.#confirmedAt = clock.monotonic();
    return isKept;
  }

  async confirm(): Promise<void> {
    const { database, boards, clock } = this.#deps;
    this.#isMissing = false;
    if (clock.monotonic() - this.#confirmedAt < CONFIRM_MS) return;
    this.#confirmedAt = clock.monotonic();
    const [newest] = boards.versions;
    if (newest) await confirmVersion(database, newest[0], newest[1].number, clock.now());
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

  async #read(): Promise<void> {
    const { boards, database, clock, announcements } = this.#deps;
    const wasAnnounced = this.#isAnnounced;
    this.#isAnnounced = false;
    // If this node itself was suspended since the last read, the silence of others proves nothing.
    const isAwake = clock.monotonic() - this.#polledAt < SILENCE_MS;
    this.#polledAt = clock.monotonic();
    const known = boards.versions;
    try {
      const rows = await readVersions(database, known);
      // The announcement of a found version may arrive just after this read; `hear` then clears the flag.
      // The first version of a board that this node does not know proves no lost announcement.
      const isNew = rows.some(
        ({ competition_id, number }) => number > (known.get(competition_id)?.number ?? number),
      );
      if (isNew && announcements.isTrusted) this.#isUnheard = !wasAnnounced && !this.#isAnnounced;
      await this.#showRows(
        known,
        Map.groupBy(rows, ({ competition_id }) => competition_id),
      );
      this.#judgeSilence(latestOf(rows), isAwake);
    } catch (error) {
      boards.fallBehind(error);
    }
  }

  async #showRows(known: KnownVersions, rows: ReadonlyMap<string, readonly StoredVersion[]>): Promise<void> {
    const { boards } = this.#deps;
    const lost: string[] = [];
    for (const competition of new Set([...known.keys(), ...rows.keys()])) {
      const [first, ...later] = rows.get(competition) ?? [];
      const current = known.get(competition);
      if (!current) boards.restart(competition, versionsOf(rows.get(competition) ?? []));
      else if (first?.version !== current.version) lost.push(competition);
      else this.#showAll(competition, versionsOf(later, current.view));
    }
    if (lost.length > 0) await this.#restart(lost);
  }

  #showAll(competition: string, versions: readonly BoardVersion[]): void {
    const { boards } = this.#deps;
    for (const version of versions)
      if (version.number === numberOf(boards.versions, competition) + 1) boards.show(competition, version);
  }

  /** Shows boards anew whose shown version is not among the stored ones, as after a restore. */
  async #restart(competitions: readonly string[]): Promise<void> {
    const { boards, database } = this.#deps;
    const rows = Map.groupBy(await readVersions(database, new Map()), ({ competition_id }) => competition_id);
    for (const competition of competitions)
      boards.restart(competition, versionsOf(rows.get(competition) ?? []));
  }

  /**
   * Marks the boards as behind if no node has confirmed the newest version for long, else as current.
   * @param checkedAt when a node last published or confirmed the newest version (UTC ms)
   * @param isAwake whether this node read versions recently, so that it would have noticed a confirmation
   */
  #judgeSilence(checkedAt: number | undefined, isAwake: boolean): void {
    const { boards, clock } = this.#deps;
    const now = clock.monotonic();
    if (checkedAt === undefined || checkedAt !== this.#checkedAt || !isAwake) this.#heardAt = now;
    this.#checkedAt = checkedAt;
    if (this.isSilent) boards.fallBehind(new Error('No node publishes the board.'), now - this.#heardAt);
    else boards.catchUp();
  }
}

const numberOf = (versions: KnownVersions, competition: string) => versions.get(competition)?.number ?? 0;

/** When a node last published or confirmed any version (UTC ms); undefined without versions. */
const latestOf = (rows: readonly StoredVersion[]) =>
  rows.length === 0 ? undefined : Math.max(...rows.map((row) => row.checked_at));
