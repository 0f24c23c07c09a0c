import type { Kysely } from 'kysely';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerError } from '../ledgerErrors.ts';
import { NOTED_STREAM } from './checkpointNote.ts';
import { checkSignatures } from './checkSignatures.ts';
import { MerkleTree } from './ledgerTree.ts';

type Mark = { number: number; rowHash: string };
type Kind = LedgerError['kind'];

/** Compares the checkpoints with the ledger. It must get every row, in the order of its chain. */
export class CheckpointAudit {
  readonly #marks = new Map<string, Map<number, Mark[]>>();
  readonly #seenRows = new Map<number, number>();
  readonly #seenVotes = new Map<number, number>();
  readonly #votes = new Map<string, number>();
  readonly #tree = new MerkleTree();
  readonly #roots = new Map<number, string>();

  /** Reads which rows the checkpoints sign as the last of a chain. */
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

  /** Takes the next row of its chain. */
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
    const isNoted = stream === NOTED_STREAM;
    if (isNoted) this.#tree.append(row_hash);
    for (const { number, rowHash } of this.#marks.get(stream)?.get(seq) ?? []) {
      if (rowHash !== row_hash) continue;
      if (isNoted) this.#roots.set(number, this.#tree.root());
      this.#seenRows.set(number, (this.#seenRows.get(number) ?? 0) + 1);
      this.#seenVotes.set(number, (this.#seenVotes.get(number) ?? 0) + total);
    }
  }

  /**
   * What is wrong with the first wrong checkpoint; undefined if all are right. Call it after the last row.
   */
  error(db: Kysely<Schema>, pinned: string | undefined): Promise<LedgerError | undefined> {
    return checkSignatures(db, pinned, (checkpoint) => this.#errorOf(checkpoint));
  }

  #errorOf({ number, heads, rows, votes, tree_root }: Checkpoint): Kind | undefined {
    if (this.#seenRows.get(number) !== heads.length) return 'checkpoint_row';
    const signedRows = heads.reduce((sum, head) => sum + head.seq, 0);
    if (rows !== signedRows || votes !== this.#seenVotes.get(number)) return 'checkpoint_totals';
    return tree_root === null || tree_root === this.#roots.get(number) ? undefined : 'checkpoint_tree';
  }
}
