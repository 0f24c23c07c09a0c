import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Writer } from '../../platform/writer/openWriter.ts';
import { checkpointHash, FIRST_PREVIOUS_HASH, type CheckpointSigner } from './checkpointHash.ts';
import { readLatestCheckpoint, readLedgerState } from './checkpointsRepo.ts';

/** The longest time (ms) that a counted row waits for its checkpoint, and the most rows that wait. */
export const CHECKPOINT_MS = 60_000;
export const CHECKPOINT_ROWS = 10_000;
const LOOK_MS = 2_000;

export type CheckpointerDeps = {
  database: Kysely<Schema>;
  writer: Pick<Writer, 'submit'>;
  clock: Clock;
  signer: CheckpointSigner;
  onError: (error: unknown) => void;
};

/** Signs the state of the ledger while it grows: every 60 s, or every 10,000 rows. */
export class Checkpointer {
  readonly #deps: CheckpointerDeps;
  #lookedAt = -Infinity;
  #running: Promise<void> | undefined;

  constructor(deps: CheckpointerDeps) {
    this.#deps = deps;
  }

  /** Called often. */
  tick(): void {
    const now = this.#deps.clock.monotonic();
    if (this.#running || now - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = now;
    this.#running = this.#look()
      .catch((error: unknown) => this.#deps.onError(error))
      .finally(() => {
        this.#running = undefined;
      });
  }

  async rest(): Promise<void> {
    await this.#running;
  }

  async #look(): Promise<void> {
    const { database, writer, clock, signer } = this.#deps;
    const latest = await readLatestCheckpoint(database);
    const state = await readLedgerState(database);
    const at = clock.now();
    const waiting = state.rows - (latest?.row_count ?? 0);
    const isDue = latest === undefined || at - latest.at >= CHECKPOINT_MS || waiting >= CHECKPOINT_ROWS;
    if (waiting === 0 || !isDue) return;
    const number = (latest?.number ?? 0) + 1;
    const previousHash = latest?.hash ?? FIRST_PREVIOUS_HASH;
    const hash = checkpointHash({ ...state, number, at, previousHash });
    await writer.submit('storeCheckpoint', {
      number,
      at,
      heads: state.heads,
      rows: state.rows,
      votes: state.votes,
      previous_hash: previousHash,
      hash,
      public_key: signer.publicKey,
      signature: signer.sign(hash),
    });
  }
}
