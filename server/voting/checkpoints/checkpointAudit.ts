import type { Kysely } from 'kysely';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerFault } from '../ledgerFaults.ts';
import { checkpointHash, FIRST_PREVIOUS_HASH, isSignedCheckpoint } from './checkpointHash.ts';
import { readCheckpoints } from './checkpointsRepo.ts';

const PAGE = 1_000;

type Mark = { number: number; rowHash: string };
type Kind = LedgerFault['kind'];

/** Holds what was signed against the rows that are there, while they are read in the order of their chains. */
export class CheckpointAudit {
  readonly #marks = new Map<string, Map<number, Mark[]>>();
  readonly #seenRows = new Map<number, number>();
  readonly #seenVotes = new Map<number, number>();
  readonly #votes = new Map<string, number>();

  /** Notes what every checkpoint says of rows. */
  static async open(db: Kysely<Schema>): Promise<CheckpointAudit> {
    const audit = new CheckpointAudit();
    const heads = await db.selectFrom('checkpoint_heads').selectAll().execute();
    for (const { stream, seq, number, row_hash } of heads) {
      const ofStream = audit.#marks.get(stream) ?? new Map<number, Mark[]>();
      audit.#marks.set(stream, ofStream);
      ofStream.set(seq, [...(ofStream.get(seq) ?? []), { number, rowHash: row_hash }]);
    }
    return audit;
  }

  /** A row of a chain was read, after all rows before it. */
  see({
    stream,
    seq,
    row_hash,
    votes,
  }: {
    stream: string;
    seq: number;
    row_hash: string;
    votes: number;
  }): void {
    const total = (this.#votes.get(stream) ?? 0) + votes;
    this.#votes.set(stream, total);
    for (const { number, rowHash } of this.#marks.get(stream)?.get(seq) ?? []) {
      if (rowHash !== row_hash) continue;
      this.#seenRows.set(number, (this.#seenRows.get(number) ?? 0) + 1);
      this.#seenVotes.set(number, (this.#seenVotes.get(number) ?? 0) + total);
    }
  }

  /** The first checkpoint that does not fit, once all rows were seen. */
  async fault(db: Kysely<Schema>): Promise<LedgerFault | undefined> {
    let previous = { number: 0, hash: FIRST_PREVIOUS_HASH };
    for (;;) {
      const page = await readCheckpoints(db, previous.number + 1, PAGE);
      for (const checkpoint of page) {
        const kind = this.#faultOf(checkpoint, previous);
        if (kind) return { kind, stream: null, seq: null, subject: `checkpoint ${checkpoint.number}` };
        previous = checkpoint;
      }
      if (page.length < PAGE) return undefined;
    }
  }

  #faultOf(checkpoint: Checkpoint, previous: { number: number; hash: string }): Kind | undefined {
    const { number, heads, rows, votes, previous_hash, hash } = checkpoint;
    if (number !== previous.number + 1 || previous_hash !== previous.hash) return 'checkpoint_gap';
    if (hash !== checkpointHash({ ...checkpoint, previousHash: previous_hash })) return 'checkpoint_hash';
    if (!isSignedCheckpoint(checkpoint)) return 'checkpoint_signature';
    if (this.#seenRows.get(number) !== heads.length) return 'checkpoint_row';
    const signedRows = heads.reduce((sum, head) => sum + head.seq, 0);
    const isRight = rows === signedRows && votes === this.#seenVotes.get(number);
    return isRight ? undefined : 'checkpoint_totals';
  }
}
