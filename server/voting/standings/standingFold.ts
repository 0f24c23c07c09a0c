import { standingOfChannel, type Standing } from '../../../domain/standing.ts';
import type { LedgerTable } from '../../platform/database/schema.ts';
import { tallyKey } from '../tally.ts';

/** All changes of standing are in this one chain, so that they have an order. */
export const STANDINGS_STREAM = 'main';

type Row = Pick<LedgerTable, 'stream' | 'channel' | 'entry_id' | 'round_id' | 'votes'>;

/** Computes standings from the rows of the ledger, taken in the order of each chain. */
export class StandingFold {
  readonly #out = new Map<string, Standing>();

  /**
   * Takes the next row.
   * @returns false for a vote in the chain of standings after its entry stopped competing, and for a change
   * of standing in another chain
   */
  take(row: Row): boolean {
    const standing = standingOfChannel(row.channel);
    if (standing === undefined)
      return row.votes <= 0 || row.stream !== STANDINGS_STREAM || !this.#out.has(tallyKey(row));
    if (standing === 'in') this.#out.delete(tallyKey(row));
    else this.#out.set(tallyKey(row), standing);
    return row.stream === STANDINGS_STREAM;
  }

  /**
   * The first entry, as `tallyKey`, whose stored standing differs; undefined if none does. `stored` holds the
   * entries that do not compete.
   */
  difference(stored: ReadonlyMap<string, Standing>): string | undefined {
    const subjects = new Set([...this.#out.keys(), ...stored.keys()]);
    return [...subjects].find((subject) => this.#out.get(subject) !== stored.get(subject));
  }
}
