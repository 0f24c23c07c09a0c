import { filesReserve, type MeasureSpace } from './diskSpace.ts';

/** How far ahead (bytes) of what was written a running request reserves space. */
export const RESERVATION_STEP_BYTES = 1_048_576;

export type Reservation = {
  /**
   * Reserves the same number of bytes once more, after those of before were written.
   * @throws an error with the code ENOSPC where there is no room for them
   */
  renew: () => Promise<void>;
  release: () => void;
};

/**
 * The ledger of bytes that running forms, uploads and conversions may still write. All of them together stay within the
 * free space, and leave the reserve of the database and a margin above it.
 */
export class Reservations {
  readonly #folder: string;
  readonly #measure: MeasureSpace;
  #reserved = 0;

  constructor(folder: string, measure: MeasureSpace) {
    this.#folder = folder;
    this.#measure = measure;
  }

  /** Whether `bytes` fit beside everything that is reserved. @throws what the file system throws */
  async fits(bytes: number): Promise<boolean> {
    const { free, total } = await this.#measure(this.#folder);
    return free - this.#reserved - bytes >= filesReserve(total);
  }

  /** Reserves `bytes` until they are released; undefined where they do not fit. */
  async reserve(bytes: number): Promise<Reservation | undefined> {
    if (!(await this.#take(bytes))) return undefined;
    let held = bytes;
    return {
      // What was written may not show in the free space yet: the former step is given back after the next is taken.
      renew: async () => {
        if (!(await this.#take(bytes)))
          throw Object.assign(new Error('No room is left.'), { code: 'ENOSPC' });
        this.#reserved -= bytes;
      },
      release: () => {
        this.#reserved -= held;
        held = 0;
      },
    };
  }

  async #take(bytes: number): Promise<boolean> {
    // Taken before the disk is measured, so that of many at once none counts on the room of another.
    this.#reserved += bytes;
    const fits = await this.fits(0).catch((error: unknown) => {
      this.#reserved -= bytes;
      throw error;
    });
    if (!fits) this.#reserved -= bytes;
    return fits;
  }
}
