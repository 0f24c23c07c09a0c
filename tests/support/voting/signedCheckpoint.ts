import type { Checkpoint } from '../../../domain/contract.ts';
import {
  checkpointHash,
  type CheckpointSigner,
  checkpointSigner,
} from '../../../server/voting/checkpoints/checkpointHash.ts';
import { opens } from '../catalogue/seasonFixture.ts';

/** The key that signs checkpoints by default in tests. */
export const ownSigner = checkpointSigner(Buffer.alloc(32, 7));

/**
 * A signed checkpoint of the oldest form (without Merkle root and audit), by default number 1 of an empty
 * ledger.
 */
export function signedCheckpoint(
  changes: Partial<Omit<Checkpoint, 'hash' | 'public_key' | 'signature'>> = {},
  signer: CheckpointSigner = ownSigner,
): Checkpoint {
  const state = {
    number: 1,
    at: opens,
    heads: [],
    rows: 0,
    votes: 0,
    previous_hash: '0'.repeat(64),
    tree_root: null,
    audit_heads: [],
    note: null,
    ...changes,
  };
  const hash = checkpointHash(state);
  return { ...state, hash, public_key: signer.publicKey, signature: signer.sign(hash) };
}
