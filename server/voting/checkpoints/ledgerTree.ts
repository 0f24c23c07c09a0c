import type { Kysely } from 'kysely';
import { hash } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import type { Schema } from '../../platform/database/schema.ts';
import { NOTED_STREAM } from './checkpointNote.ts';
import { readRowHashes } from './checkpointsRepo.ts';

/** Votes wait while a page is read and hashed. They are served between two pages. */
const PAGE_ROWS = 250;

/** The Merkle tree of the ledger's rows in the database. It grows, so it reads each row only once. */
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
   * The root (hex) over the rows 1 to `size`.
   * @throws Error when rows are missing, or the tree already has more than `size`
   */
  async rootAt(size: number): Promise<string> {
    while (this.#tree.size < size) {
      const from = this.#tree.size + 1;
      const to = Math.min(size, this.#tree.size + PAGE_ROWS);
      const hashes = await readRowHashes(this.#db, NOTED_STREAM, from, to);
      hashes.forEach((rowHash) => this.#tree.append(rowHash));
      if (this.#tree.size !== to) throw new Error('The ledger has lost rows.');
      await others();
    }
    if (this.#tree.size !== size) throw new Error('The ledger is shorter than it was.');
    return this.#tree.root();
  }
}

/**
 * The Merkle tree of RFC 6962 over the rows of a chain; a leaf is the 32 bytes of a row's hash. To compute
 * the root, it keeps only the roots of its complete subtrees, largest first.
 */
export class MerkleTree {
  #size = 0;
  #peaks: Buffer[] = [];

  get size(): number {
    return this.#size;
  }

  /**
   * Adds a row as the last leaf.
   * @param rowHash 64 hex digits
   */
  append(rowHash: string): void {
    let node = sha256(LEAF, Buffer.from(rowHash, 'hex'));
    for (let rest = this.#size; rest % 2 === 1; rest = (rest - 1) / 2)
      node = sha256(NODE, this.#peaks.pop()!, node);
    this.#peaks.push(node);
    this.#size += 1;
  }

  /** The root over all appended rows, as 64 hex digits. */
  root(): string {
    const [last, ...larger] = this.#peaks.toReversed();
    const root = larger.reduce((right, left) => sha256(NODE, left, right), last ?? sha256());
    return root.toString('hex');
  }
}

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const sha256 = (...parts: readonly Buffer[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');
