import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { chainVotes, drawSecrets } from '../chainVotes.ts';
import type { LedgerHead } from '../ledgerChain.ts';
import type { VoteToAppend } from '../voteToAppend.ts';
import { appendToChain } from './appendToChain.ts';
import { isStored } from './isStored.ts';
import { KnownPlaces } from './knownPlaces.ts';

/** What to append, judged by places of one version. */
type JudgedVotes = { votes: readonly VoteToAppend[]; placesVersion: number };

/**
 * The chain of a process with its head in memory (decision D254). It relies on nothing that it remembers: each statement checks
 * the head and the version of the places, and stores nothing if either is not the database's any more.
 */
export class NodeChain {
  readonly places = new KnownPlaces();
  #head: LedgerHead | undefined;

  /**
   * Appends votes of new sources in one statement.
   * @param beside what is stored with them (see `appendToChain`)
   * @returns whether all was stored; otherwise nothing was
   * @throws when the database did not answer, so that the outcome is unknown
   */
  async append(
    db: Kysely<Schema>,
    stream: string,
    { votes, placesVersion }: JudgedVotes,
    beside: readonly RawBuilder<unknown>[],
  ): Promise<boolean> {
    const head = await this.#headOf(db, stream);
    if (!head) return false;
    const secrets = drawSecrets(head, votes);
    const chained = chainVotes(
      head,
      votes.map((vote, index) => ({ vote, secret: secrets[index]! })),
    );
    // Until the database has answered, nobody knows where the chain ends.
    this.#head = undefined;
    const isDone = await isStored(appendToChain(db, { head, chained, secrets, placesVersion }, beside));
    if (isDone) this.#head = chained.head;
    else this.places.forget();
    return isDone;
  }

  /** The head of a chain; undefined if the chain has no row yet. */
  async #headOf(db: Kysely<Schema>, stream: string): Promise<LedgerHead | undefined> {
    if (this.#head?.stream === stream) return this.#head;
    return db.selectFrom('ledger_heads').where('stream', '=', stream).selectAll().executeTakeFirst();
  }
}
