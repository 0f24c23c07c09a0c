import type { Kysely } from 'kysely';
import type { BoardDelta } from '../../domain/contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { newId } from '../platform/ids.ts';
import { boardBody, type BoardBody } from './boardBody.ts';
import { changeBetween, type SeenBoard, boardView, emptyView, type BoardView } from './boardView.ts';
import { DeltaRing } from './deltaRing.ts';
import { readScheduledRounds, roundOnBoard } from './scheduleRepo.ts';
import { readBoardRows } from './talliesRepo.ts';

/** Publishes at most four changes a second, at any rate of votes. */
export const CHANGE_INTERVAL_MS = 250;
/** A minute of changes at that pace. */
const KEPT_DELTAS = 240;
const HOUR_MS = 3_600_000;
/** How long reading may fail before the board is stale. */
export const STALE_AFTER_MS = 10_000;

type LiveBoardDeps = {
  database: Kysely<Schema>;
  clock: Clock;
  /** How often (ms) it reads the database without an own commit: other nodes also write. */
  pollMs?: number | undefined;
  /** Called once whenever reading begins to fail. */
  onError?: (error: unknown) => void;
};

/** Called after every change. `board` means more than votes changed. */
type BoardListener = (kind: 'votes' | 'board') => void;

/** The board in memory: reads it after commits, and publishes a version and its changes. */
export class LiveBoard {
  readonly #deps: LiveBoardDeps;
  readonly #epoch = newId().slice(0, 8);
  readonly #deltas = new DeltaRing<BoardDelta>(KEPT_DELTAS);
  readonly #listeners = new Set<BoardListener>();
  #seen: SeenBoard = { view: emptyView, at: 0 };
  #body: BoardBody | undefined;
  #dirty = true;
  #refreshing: Promise<void> | undefined;
  #refreshedAt = -Infinity;
  #failingSince: number | undefined;

  constructor(deps: LiveBoardDeps) {
    this.#deps = deps;
  }

  get view(): BoardView {
    return this.#seen.view;
  }

  get latest(): number {
    return this.#deltas.latest;
  }

  get version(): string {
    return this.versionOf(this.latest);
  }

  versionOf(number: number): string {
    return `${this.#epoch}.${number}`;
  }

  /** The number of a version of this process; undefined for any other. */
  numberOf(version: string): number | undefined {
    const [epoch, number = ''] = version.split('.');
    return epoch === this.#epoch && /^[0-9]{1,15}$/.test(number) ? Number(number) : undefined;
  }

  deltasAfter(number: number): readonly BoardDelta[] | undefined {
    return this.#deltas.after(number);
  }

  /** The current board, built once for all readers. */
  get body(): BoardBody {
    return (this.#body ??= boardBody(this.#seen.view, this.version, this.#seen.at));
  }

  /** True if reading failed for so long that the board may be behind the ledger. */
  get stale(): boolean {
    const { clock } = this.#deps;
    return this.#failingSince !== undefined && clock.monotonic() - this.#failingSince >= STALE_AFTER_MS;
  }

  onChange(listener: BoardListener): void {
    this.#listeners.add(listener);
  }

  /** Call it after a commit: it reads the board as soon as the pace allows. */
  touch(): void {
    this.#dirty = true;
    this.tick();
  }

  /** Reads the board again if it is due; called often. */
  tick(): void {
    if (this.#refreshing || !this.#isDue()) return;
    void this.refresh();
  }

  /** Reads the board, with every commit before the call, and publishes its changes. Never rejects. */
  async refresh(): Promise<void> {
    // A read in progress may have begun before that commit.
    await this.#refreshing;
    this.#refreshing ??= this.#read().finally(() => {
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
    const { at, view } = this.#seen;
    if (Math.floor(now / HOUR_MS) !== Math.floor(at / HOUR_MS)) return true;
    return view.groups
      .flatMap((group) => [group.opens_at, group.closes_at])
      .some((edge) => at < edge && edge <= now);
  }

  async #read(): Promise<void> {
    const { database, clock, onError } = this.#deps;
    this.#dirty = false;
    this.#refreshedAt = clock.monotonic();
    const at = clock.now();
    try {
      const round = roundOnBoard(await readScheduledRounds(database), at);
      const view = round ? boardView(round, await readBoardRows(database, round.id), at) : emptyView;
      this.#failingSince = undefined;
      this.#publish({ view, at });
    } catch (error) {
      this.#dirty = true;
      if (this.#failingSince === undefined) onError?.(error);
      this.#failingSince ??= clock.monotonic();
    }
  }

  #publish(seen: SeenBoard): void {
    const change = changeBetween(this.#seen, seen);
    this.#seen = seen;
    if (change.kind === 'none') return;
    this.#body = undefined;
    if (change.kind === 'board') this.#deltas.skip();
    else
      this.#deltas.push({
        version: this.versionOf(this.latest + 1),
        server_time: seen.at,
        votes: change.votes,
      });
    for (const listener of this.#listeners) listener(change.kind);
  }
}
