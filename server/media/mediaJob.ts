import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { StorageError } from '../platform/storage/storageError.ts';
import type { Reservations } from '../platform/storage/reservations.ts';
import type { ObjectStore } from '../platform/storage/store.ts';
import { every, type PeriodicWorker } from '../platform/every.ts';
import type { MediaWriter } from './writes.ts';
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts';
import type { ClaimedMedia, MediaChange } from './job/mediaClaims.ts';
import { BudgetUsed } from './ffmpeg/conversionCost.ts';
import type { MediaLimits, MediaOutcome } from './job/mediaTools.ts';
import { processMedia } from './job/processMedia.ts';
import { openWorkFolder } from './job/workFolder.ts';

/** How often (ms) the job looks for recordings if nothing nudges it. */
const LOOK_MS = 2_000;
/** How long (ms) a claim lasts unless it is extended; then another worker may claim the recording. */
const LEASE_MS = 60_000;
const HOLD_MS = 20_000;
/** After this many failures of unknown cause, staff decide without the check. */
const TRIES = 5;
const FIRST_WAIT_MS = 30_000;
/**
 * How many copies of a file are on disk at once: the source, the converted file, and its copy for the
 * store.
 */
const COPIES = 3;
/** A conversion that exceeds its time limit on this try, or a later one, is given up. */
const BUDGETS = 3;
/** Work of at most this cost has a lane of its own, so that it never waits for more expensive work. */
const LIGHT_COST = 1_000_000_000;
/**
 * Wait (ms) before the next try when the store is full or does not answer; the number of such tries has no
 * limit.
 */
const STORAGE_WAIT_MS = 60_000;

export type MediaJobDeps = {
  database: Kysely<Schema>;
  writer: MediaWriter;
  objects: ObjectStore;
  clock: Clock;
  dataDir: string;
  limits: MediaLimits & { lightCost?: number };
  reservations: Pick<Reservations, 'reserve'>;
  /** Finds ffmpeg; resolves to undefined if it is not installed. */
  ffmpeg: () => Promise<Ffmpeg | undefined>;
  onOutcome: (outcome: MediaOutcome | 'postponed') => void;
  onError: (error: unknown) => void;
};

/** Thrown when another worker has claimed the recording, so that results of this one do not count. */
class ClaimLost extends Error {}

/**
 * Makes candidates' recordings playable: those with the fewest tries first, then the cheapest. It has two
 * lanes of one file at a time. One lane takes all files. The other takes only light work, which therefore
 * never waits for a heavy file. If the process is killed, the next one starts its work again.
 */
export class MediaJob {
  readonly #deps: MediaJobDeps;
  readonly #stopping = new AbortController();
  readonly #lanes: readonly PeriodicWorker[];

  constructor(deps: MediaJobDeps) {
    this.#deps = deps;
    const { clock, onError } = deps;
    const lane = (mostCost: number) =>
      every({ lease: null, ms: LOOK_MS, clock, work: () => this.#workOff(mostCost), onError });
    this.#lanes = [lane(Number.MAX_SAFE_INTEGER), lane(deps.limits.lightCost ?? LIGHT_COST)];
  }

  tick(): void {
    if (this.#stopping.signal.aborted) return;
    for (const lane of this.#lanes) lane.tick();
  }

  /** Lets the job look for new recordings at once. */
  nudge(): void {
    for (const lane of this.#lanes) lane.nudge();
  }

  async rest(): Promise<void> {
    for (const lane of this.#lanes) await lane.rest();
  }

  /** Aborts the current work; the next start of the server does it again at once. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.rest();
  }

  async #workOff(mostCost: number): Promise<void> {
    const { database, clock, writer } = this.#deps;
    while (!this.#stopping.signal.aborted) {
      const now = clock.now();
      const due = await database
        .selectFrom('media')
        .where('next_attempt_at', '<=', now)
        .where('cost', '<=', mostCost)
        .orderBy('attempts')
        .orderBy('cost')
        .orderBy('next_attempt_at')
        .select('id')
        .executeTakeFirst();
      if (!due) return;
      const row = await writer.submit('claimMedia', { id: due.id, now, until: now + LEASE_MS });
      if (row) await this.#workOn(row);
    }
  }

  async #workOn(row: ClaimedMedia): Promise<void> {
    const { writer, clock, onOutcome, onError } = this.#deps;
    const { id, attempts } = row;
    const note = async (change: MediaChange, isChecked: boolean) => {
      const noted = await writer.submit('noteMedia', { id, attempts, change, isChecked, at: clock.now() });
      if (!noted) throw new ClaimLost();
    };
    const holding = setInterval(() => {
      writer.submit('holdMedia', { id, attempts, until: clock.now() + LEASE_MS }).catch(onError);
    }, HOLD_MS);
    try {
      onOutcome(await this.#process(row, note));
    } catch (error) {
      if (error instanceof ClaimLost) return;
      const change = this.#afterError(row, error);
      onOutcome(change.state === 'failed' ? 'failed' : 'postponed');
      if (!this.#stopping.signal.aborted) onError(error);
      await note(change, change.state === 'failed').catch(onError);
    } finally {
      clearInterval(holding);
    }
  }

  async #process(
    row: ClaimedMedia,
    note: (change: MediaChange, isChecked: boolean) => Promise<void>,
  ): Promise<MediaOutcome> {
    const { objects, dataDir, reservations, limits } = this.#deps;
    if (row.attempts > TRIES) {
      await note({ state: 'failed', next_attempt_at: null }, true);
      return 'failed';
    }
    const space = await reservations.reserve(COPIES * row.bytes);
    if (!space) throw new StorageError('full', row.object);
    const ffmpeg = await this.#deps.ffmpeg();
    const folder = await openWorkFolder(dataDir, ffmpeg?.confinement.isNobody ?? false);
    try {
      const signal = this.#stopping.signal;
      return await processMedia(row, { objects, folder, ffmpeg, signal, limits, note });
    } finally {
      await folder.remove();
      space.release();
    }
  }

  /**
   * What to store about a recording after an error. Shutdown, and a store that is full or unreachable, do
   * not count as tries.
   */
  #afterError({ attempts }: ClaimedMedia, error: unknown): MediaChange {
    const now = this.#deps.clock.now();
    if (this.#stopping.signal.aborted) return { attempts: attempts - 1, next_attempt_at: now };
    if (error instanceof BudgetUsed && attempts >= BUDGETS) return { state: 'failed', next_attempt_at: null };
    if (!(error instanceof StorageError))
      return { next_attempt_at: now + FIRST_WAIT_MS * 2 ** (attempts - 1) };
    if (error.reason === 'full' || error.reason === 'unreachable')
      return { attempts: attempts - 1, next_attempt_at: now + STORAGE_WAIT_MS };
    return { state: 'failed', next_attempt_at: null };
  }
}
