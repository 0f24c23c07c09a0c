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

/** How often (ms) the job looks for media without a nudge. */
const LOOK_MS = 2_000;
/** The lease (ms): without a renewal, another worker or the next start claims the media. */
const LEASE_MS = 60_000;
const HOLD_MS = 20_000;
/** After this many unexplained failures, staff decide without the check. */
const TRIES = 5;
const FIRST_WAIT_MS = 30_000;
/** Files on disk at once: the working copy, the converted file, and its copy on the way into the store. */
const COPIES = 3;
/** After this many time-outs, a conversion is given up. */
const BUDGETS = 3;
/** Work of at most this cost never waits for dearer work. */
const LIGHT_COST = 1_000_000_000;
/** Wait (ms) before the next try at a store that does not answer; tries are unlimited. */
const STORAGE_WAIT_MS = 60_000;

export type MediaJobDeps = {
  database: Kysely<Schema>;
  writer: MediaWriter;
  objects: ObjectStore;
  clock: Clock;
  dataDir: string;
  limits: MediaLimits & { lightCost?: number };
  reservations: Pick<Reservations, 'reserve'>;
  /** Finds ffmpeg; undefined where it is not installed. */
  ffmpeg: () => Promise<Ffmpeg | undefined>;
  onOutcome: (outcome: MediaOutcome | 'postponed') => void;
  onError: (error: unknown) => void;
};

/** Another worker has claimed the media: this worker's results no longer count. */
class ClaimLost extends Error {}

/**
 * Makes candidates' files playable, the cheapest first. One lane takes all files, one after the other. A
 * second takes only light work, so that light work never waits for a heavy file. The next process restarts
 * what a killed one had begun.
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

  /** Makes the job look for new files at once. */
  nudge(): void {
    for (const lane of this.#lanes) lane.nudge();
  }

  async rest(): Promise<void> {
    for (const lane of this.#lanes) await lane.rest();
  }

  /** Aborts the work in progress; the next start resumes it at once. */
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

  /** What happens to media after an error. Shutdown and a full or unreachable store do not count as tries. */
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
