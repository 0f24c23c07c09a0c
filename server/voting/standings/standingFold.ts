import { standingOfChannel, type Standing } from '../../../domain/standing.ts';
import type { LedgerTable } from '../../platform/database/schema.ts';
import { tallyKey } from '../tally.ts';

/** The chain that has all changes of standing; in one chain, they have an order. */
export const STANDINGS_STREAM = 'main';

type Row = Pick<LedgerTable, 'stream' | 'channel' | 'entry_id' | 'round_id' | 'votes'>;

/** Computes who competes from the ledger. It must get the rows of each chain in order. */
export class StandingFold {
  readonly #out = new Map<string, Standing>();

  /**
   * Takes the next row.
   * @returns false for an error: a vote, in the chain of standings, for an entry that had stopped
   * competing; or a change of standing in another chain
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
   * The first entry, as `tallyKey`, whose stored standing is not the computed one; undefined if all agree.
   * @param stored the standings of the entries that do not compete
   */
  difference(stored: ReadonlyMap<string, Standing>): string | undefined {
    const subjects = new Set([...this.#out.keys(), ...stored.keys()]);
    return [...subjects].find((subject) => this.#out.get(subject) !== stored.get(subject));
  }
}
