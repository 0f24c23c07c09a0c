import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { NOTED_STREAM } from './checkpointNote.ts';
import { readRowHashes } from './checkpointsRepo.ts';
import { MerkleTree } from './merkleTree.ts';

const PAGE_ROWS = 2_000;

/** The Merkle tree of the ledger, grown with it; only new rows are read. */
export class LedgerTree {
  readonly #db: Kysely<Schema>;
  readonly #tree = new MerkleTree();

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  get size(): number {
    return this.#tree.size;
  }

  /**
   * The root (hex) over the rows up to `size`.
   * @throws Error when the ledger is shorter than it was, or than `size`
   */
  async rootAt(size: number): Promise<string> {
    while (this.#tree.size < size) {
      const from = this.#tree.size + 1;
      const to = Math.min(size, this.#tree.size + PAGE_ROWS);
      const hashes = await readRowHashes(this.#db, NOTED_STREAM, from, to);
      for (const hash of hashes) this.#tree.append(hash);
      if (this.#tree.size !== to) throw new Error('The ledger has lost rows.');
    }
    if (this.#tree.size !== size) throw new Error('The ledger is shorter than it was.');
    return this.#tree.root();
  }
}
