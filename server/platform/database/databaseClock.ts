import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { databaseTime } from './databaseTime.ts';
import type { Schema } from './schema.ts';

/**
 * The most (ms) by which this machine's clock may differ from the database's, and that a measurement may
 * take.
 */
export const MOST_OFFSET_MS = 250;
/** How long (ms) a measurement holds; the clocks of machines drift apart by some ms meanwhile. */
const MEASURED_FOR_MS = 300_000;
const MEASURE_EVERY_MS = 10_000;
const SAMPLES = 5;

/** Reads the database's clock (UTC ms). */
export type ReadDatabaseTime = () => Promise<number>;

export const databaseTimeOf =
  (db: Kysely<Schema>): ReadDatabaseTime =>
  async () => {
    const { rows } = await sql<{ now: number }>`SELECT ${databaseTime} AS now`.execute(db);
    return rows[0]?.now ?? Number.NaN;
  };

/** Tells the database's time by this machine's monotonic clock, so that all nodes judge alike (decision D151). */
export class DatabaseClock implements Clock {
  readonly #source: Clock;
  readonly #read: ReadDatabaseTime;
  /** The database's time when the monotonic clock is 0. */
  #base = Number.NaN;
  /** When (monotonic) a sample was last accurate enough. */
  #measuredAt = -Infinity;
  #askedAt = -Infinity;
  #isMeasuring = false;

  constructor(source: Clock, read: ReadDatabaseTime) {
    this.#source = source;
    this.#read = read;
  }

  now(): number {
    return this.#base + this.#source.monotonic();
  }

  monotonic(): number {
    return this.#source.monotonic();
  }

  /** How far (ms) this machine's clock is ahead of the database's. */
  get offset(): number {
    return this.#source.now() - this.now();
  }

  /** Whether the offset was measured lately and is small. */
  get isClose(): boolean {
    const isKnown = this.monotonic() - this.#measuredAt < MEASURED_FOR_MS;
    return isKnown && Math.abs(this.offset) <= MOST_OFFSET_MS;
  }

  /** Measures again in the background if it is time; called often. */
  tick(): void {
    const now = this.monotonic();
    if (this.#isMeasuring || now - this.#askedAt < MEASURE_EVERY_MS) return;
    this.#askedAt = now;
    this.#isMeasuring = true;
    this.measure()
      .catch(() => {})
      .finally(() => {
        this.#isMeasuring = false;
      });
  }

  /** Reads the database's clock a few times. @throws when the database does not answer */
  async measure(): Promise<void> {
    for (let sample = 0; sample < SAMPLES; sample += 1) await this.#sample();
  }

  /**
   * The database read its clock between question and answer. That leaves an interval for the base. A known
   * base moves only as far as needed to lie in it; an unknown one starts in its middle.
   */
  async #sample(): Promise<void> {
    const asked = this.monotonic();
    const time = await this.#read();
    const answered = this.monotonic();
    const [least, most] = [time - answered, time - asked];
    this.#base = Number.isNaN(this.#base) ? (least + most) / 2 : Math.min(Math.max(this.#base, least), most);
    if (answered - asked <= MOST_OFFSET_MS) this.#measuredAt = answered;
  }
}
