/** The C2SP forms of a checkpoint: https://c2sp.org/tlog-checkpoint in a https://c2sp.org/signed-note. */
import { createHash } from 'node:crypto';
import type { Checkpoint } from '../../../domain/contract.ts';
import type { CheckpointSigner } from './checkpointHash.ts';

/** The chain whose tree the notes sign. */
export const NOTED_STREAM = 'main';
const ED25519 = 1;

/** The name of the log and of its key: an address without its scheme. */
export const noteOrigin = (publicOrigin: string): string => `${new URL(publicOrigin).host}/ledger`;

type Noted = Pick<Checkpoint, 'number' | 'heads' | 'hash' | 'tree_root' | 'audit_heads'>;

/** Signs the tree of the ledger; the extension lines bind the whole checkpoint and the heads of the audit. */
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

/** The key in the form that tools of the transparency ecosystem read: `name+id+key`. */
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
