/**
 * Writes a checkpoint as a signed note of C2SP, so that witnesses can read it:
 * https://c2sp.org/tlog-checkpoint and https://c2sp.org/signed-note.
 */
import { createHash } from 'node:crypto';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { CheckpointSigner } from './checkpointHash.ts';

/** The chain of the ledger whose rows are the leaves of the signed Merkle tree. */
export const NOTED_STREAM = 'main';
const ED25519 = 1;

/** The name of the log in its notes, and of its key: host and path, without a scheme. */
export const noteOrigin = (publicOrigin: string): string => `${new URL(publicOrigin).host}/ledger`;

type Noted = Pick<Checkpoint, 'number' | 'heads' | 'hash' | 'tree_root' | 'audit_heads'>;

/**
 * Writes and signs the note of a checkpoint. Lines after the tree's root add the checkpoint's hash and the
 * last lines of the audit, so that the signature covers them too.
 */
export function signNote(origin: string, checkpoint: Noted, signer: CheckpointSigner): string {
  const { number, heads, hash, tree_root, audit_heads } = checkpoint;
  const size = heads.find(({ stream }) => stream === NOTED_STREAM)?.seq ?? 0;
  const text = [
    origin,
    size,
    Buffer.from(tree_root ?? '', 'hex').toString('base64'),
    `sawt-checkpoint ${number} ${hash}`,
    ...audit_heads.map(({ stream, seq, row_hash }) => `sawt-audit ${stream} ${seq} ${row_hash}`),
    '',
  ].join('\n');
  const signature = Buffer.from(signer.sign(text), 'base64url');
  const signed = Buffer.concat([keyId(origin, signer.publicKey), signature]);
  return `${text}\n— ${origin} ${signed.toString('base64')}\n`;
}

/** The public key as tools for transparency logs read it: `name+id+key`. */
export function verifierKey(origin: string, publicKey: string): string {
  const key = Buffer.concat([Buffer.of(ED25519), Buffer.from(publicKey, 'base64url')]);
  return `${origin}+${keyId(origin, publicKey).toString('hex')}+${key.toString('base64')}`;
}

function keyId(name: string, publicKey: string): Buffer {
  const key = Buffer.from(publicKey, 'base64url');
  return createHash('sha256')
    .update(`${name}\n`)
    .update(Buffer.of(ED25519))
    .update(key)
    .digest()
    .subarray(0, 4);
}
