import { filesReserve, type MeasureSpace } from './diskSpace.ts';

/** How many bytes beyond those written a running request reserves at a time. */
export const RESERVATION_STEP_BYTES = 1_048_576;

export type Reservation = {
  /**
   * Reserves the same number of bytes again; call it once the earlier ones are written.
   * @throws an error with the code ENOSPC when the disk is full
   */
  renew: () => Promise<void>;
  release: () => void;
};

/**
 * Counts the bytes that running forms, uploads and conversions may still write. Together they stay within the
 * free space, and leave the database's reserve and a margin above it.
 */
export class Reservations {
  readonly #folder: string;
  readonly #measure: MeasureSpace;
  #reserved = 0;

  constructor(folder: string, measure: MeasureSpace) {
    this.#folder = folder;
    this.#measure = measure;
  }

  /** Whether `bytes` fit beside all reservations. @throws the error of the file system */
  async fits(bytes: number): Promise<boolean> {
    const { free, total } = await this.#measure(this.#folder);
    return free - this.#reserved - bytes >= filesReserve(total);
  }

  /**
   * Reserves `bytes` until their release; undefined where they do not fit.
   * @throws the error of the file system
   */
  async reserve(bytes: number): Promise<Reservation | undefined> {
    if (!(await this.#take(bytes))) return undefined;
    let held = bytes;
    return {
      // Written bytes may not show in the free space yet, so the next step is taken before the former is
      // released.
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
    // Reserves before it measures the disk, so that concurrent requests do not count on the same space.
    this.#reserved += bytes;
    const fits = await this.fits(0).catch((error: unknown) => {
      this.#reserved -= bytes;
      throw error;
    });
    if (!fits) this.#reserved -= bytes;
    return fits;
  }
}
