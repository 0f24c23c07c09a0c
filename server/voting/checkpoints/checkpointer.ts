import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { every, type PeriodicWorker } from '../../platform/every.ts';
import type { Hold, Leases } from '../../platform/leases/lease.ts';
import type { VotingWriter } from '../writes.ts';
import { checkpointHash, FIRST_PREVIOUS_HASH, type CheckpointSigner } from './checkpointHash.ts';
import { checkLatest } from './checkLatest.ts';
import type { LedgerHead } from '../ledgerChain.ts';
import { NOTED_STREAM, signNote } from './checkpointNote.ts';
import { LedgerTree } from './ledgerTree.ts';
import type { SeenCheckpoint } from './seenCheckpoint.ts';
import { readLatestCheckpoint, readLedgerState } from './checkpointsRepo.ts';

/** The longest time (ms) that a counted row waits for its checkpoint. */
const CHECKPOINT_MS = 60_000;
const CHECKPOINT_ROWS = 10_000;
/**
 * The longest time (ms) that a new line of the audit waits for its checkpoint if there are no new ledger
 * rows.
 */
const AUDIT_CHECKPOINT_MS = 3_600_000;
const LOOK_MS = 2_000;

type CheckpointerDeps = {
  database: Kysely<Schema>;
  writer: VotingWriter;
  clock: Clock;
  leases: Leases;
  signer: CheckpointSigner;
  /** The name of the log in the notes of its checkpoints. */
  origin: string;
  seen: SeenCheckpoint;
  onError: (error: unknown) => void;
};

type State = Awaited<ReturnType<typeof readLedgerState>>;

/**
 * Signs the state of ledger and audit: 60 s after the last checkpoint or at 10,000 new rows. Without new
 * rows, it signs new lines of the audit after an hour.
 */
export class Checkpointer {
  readonly #deps: CheckpointerDeps;
  readonly #tree: LedgerTree;
  readonly worker: PeriodicWorker;

  constructor(deps: CheckpointerDeps) {
    this.#deps = deps;
    this.#tree = new LedgerTree(deps.database);
    const { clock, leases, onError } = deps;
    const lease = leases.named('checkpoints');
    this.worker = every({ lease, ms: LOOK_MS, clock, work: (hold) => this.#look(hold), onError });
  }

  async #look(hold: Hold): Promise<void> {
    const { database, clock } = this.#deps;
    const state = await readLedgerState(database);
    const latest = await readLatestCheckpoint(database);
    const at = clock.now();
    if (state.rows > 0 && isDue(state, latest, at)) await this.#sign(state, at, hold);
  }

  async #sign({ heads, audit_heads, rows, votes }: State, at: number, { fence }: Hold): Promise<void> {
    const { database, writer, signer, origin, seen } = this.#deps;
    const latest = await checkLatest(database, signer.publicKey, seen);
    if (latest && latest.rows > rows) return;
    await this.#checkTree(latest);
    const tree_root = await this.#tree.rootAt(sizeOf(heads));
    const number = (latest?.number ?? 0) + 1;
    const previous_hash = latest?.hash ?? FIRST_PREVIOUS_HASH;
    const signed = { number, at, heads, rows, votes, previous_hash, tree_root, audit_heads };
    const hash = checkpointHash(signed);
    const checkpoint = { ...signed, hash, public_key: signer.publicKey, signature: signer.sign(hash) };
    const note = signNote(origin, checkpoint, signer);
    if (await writer.submit('storeCheckpoint', { ...checkpoint, note }, fence)) seen.write({ number, hash });
  }

  /**
   * Checks that the tree of the database's rows still has the root that the latest checkpoint signed.
   * @throws Error when signed rows have changed
   */
  async #checkTree(latest: Checkpoint | undefined): Promise<void> {
    const size = sizeOf(latest?.heads ?? []);
    if (!latest || latest.tree_root === null || this.#tree.size > size) return;
    if ((await this.#tree.rootAt(size)) !== latest.tree_root)
      throw new Error(`Rows that checkpoint ${latest.number} signs have changed.`);
  }
}

function isDue(state: State, latest: Checkpoint | undefined, at: number): boolean {
  if (!latest) return true;
  const waiting = state.rows - latest.rows;
  if (waiting >= CHECKPOINT_ROWS) return true;
  if (waiting > 0) return at - latest.at >= CHECKPOINT_MS;
  // Copy the heads: rows from SQLite have no prototype, so the strict comparison below would find them
  // different.
  const heads = state.audit_heads.map((head) => ({ ...head }));
  return at - latest.at >= AUDIT_CHECKPOINT_MS && !isDeepStrictEqual(heads, latest.audit_heads);
}

const sizeOf = (heads: readonly LedgerHead[]) =>
  heads.find(({ stream }) => stream === NOTED_STREAM)?.seq ?? 0;
