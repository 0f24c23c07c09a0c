/**
 * How a checkpoint signs the state of the whole ledger (decision D12). All its fields are public, so
 * anybody can check it. The encoding is that of `ledgerChain.ts`.
 */
import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import { GENESIS_HASH, type LedgerHead } from '../ledgerChain.ts';

/** What the first checkpoint has as the hash of its predecessor. */
export const FIRST_PREVIOUS_HASH = GENESIS_HASH;

/**
 * What a checkpoint signs: the last rows of all chains of ledger and audit, in the order of the chains'
 * names, and the number of rows and votes in all chains.
 */
export type LedgerState = {
  number: number;
  /** UTC ms. */
  at: number;
  heads: readonly LedgerHead[];
  rows: number;
  votes: number;
  previous_hash: string;
  /**
   * The root (hex) of the ledger's Merkle tree; null in checkpoints of the oldest form, which do not sign
   * the audit either.
   */
  tree_root: string | null;
  audit_heads: readonly LedgerHead[];
};

export function checkpointHash(state: LedgerState): string {
  const { number, at, rows, votes, previous_hash, tree_root } = state;
  const fields = [number, at, placesOf(state.heads), rows, votes, previous_hash];
  const signed =
    tree_root === null
      ? ['sawt-checkpoint-1', ...fields]
      : ['sawt-checkpoint-2', ...fields, tree_root, placesOf(state.audit_heads)];
  return hash('sha256', JSON.stringify(signed));
}

const placesOf = (heads: readonly LedgerHead[]) =>
  heads.map(({ stream, seq, row_hash }) => [stream, seq, row_hash]);

/** The key that signs checkpoints. `publicKey` and signatures are in base64url. */
export type CheckpointSigner = { publicKey: string; sign(hash: string): string };

/** The DER encoding of an Ed25519 private key, up to its 32 bytes. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * The signer of checkpoints with a private key.
 * @param seed the 32 bytes of the Ed25519 private key
 */
export function checkpointSigner(seed: Uint8Array): CheckpointSigner {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_HEAD.length)
    .toString('base64url');
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}

/** Whether the key that a checkpoint names signed it. Whether that key is trusted is another question. */
export const isSignedCheckpoint = (checkpoint: {
  hash: string;
  public_key: string;
  signature: string;
}): boolean => isSignedBy(checkpoint.public_key, checkpoint.hash, checkpoint.signature);

/** Whether `publicKey` signed `text`; key and signature are in base64url. False for a malformed key. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const raw = Buffer.from(publicKey, 'base64url');
  return (
    raw.length === 32 &&
    verify(null, Buffer.from(text), publicKeyOf(raw), Buffer.from(signature, 'base64url'))
  );
}

function publicKeyOf(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, raw]), format: 'der', type: 'spki' });
}
