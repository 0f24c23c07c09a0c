/**
 * How a checkpoint binds the state of the whole ledger (decision D12). Anybody can recompute and check it from what is
 * published. Encoding as in `ledgerChain.ts`.
 */
import { createPrivateKey, createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import { GENESIS_HASH } from '../ledgerChain.ts';
import type { LedgerHead } from '../ledgerHead.ts';

/** What the first checkpoint follows on. */
export const FIRST_PREVIOUS_HASH = GENESIS_HASH;

/** The state of the ledger at an instant: `heads` by the names of their chains, rows and votes of all together. */
export type LedgerState = {
  number: number;
  /** UTC ms. */
  at: number;
  heads: readonly LedgerHead[];
  rows: number;
  votes: number;
  previousHash: string;
};

export function checkpointHash({ number, at, heads, rows, votes, previousHash }: LedgerState): string {
  const places = heads.map(({ stream, seq, row_hash }) => [stream, seq, row_hash]);
  return hash('sha256', JSON.stringify(['sawt-checkpoint-1', number, at, places, rows, votes, previousHash]));
}

/** Signs the hash of a checkpoint; both in base64url. */
export type CheckpointSigner = { publicKey: string; sign(hash: string): string };

/** What stands before the 32 bytes of an Ed25519 key in its standard forms. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** @param seed the 32 bytes that are the private key */
export function checkpointSigner(seed: Uint8Array): CheckpointSigner {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key)
    .export({ format: 'der', type: 'spki' })
    .subarray(PUBLIC_HEAD.length)
    .toString('base64url');
  return { publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}

export function isSignedCheckpoint(checkpoint: {
  hash: string;
  public_key: string;
  signature: string;
}): boolean {
  const raw = Buffer.from(checkpoint.public_key, 'base64url');
  const signature = Buffer.from(checkpoint.signature, 'base64url');
  return raw.length === 32 && verify(null, Buffer.from(checkpoint.hash), publicKeyOf(raw), signature);
}

function publicKeyOf(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, raw]), format: 'der', type: 'spki' });
}
