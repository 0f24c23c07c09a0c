import { hash } from 'node:crypto';
import type { KeyDeclaration } from '../../../domain/contract.ts';
import { isSignedBy, type CheckpointSigner } from './checkpointHash.ts';

type Declared = Omit<KeyDeclaration, 'old_signature' | 'new_signature'>;

/**
 * Says that after checkpoint `number` another key signs. The new key signs it, and so vouches for the checkpoints
 * before; the old one signs it too, and so vouches for the new key, unless it is lost.
 */
export function declareKey(
  declared: Declared,
  newSigner: CheckpointSigner,
  oldSigner: CheckpointSigner | null,
): KeyDeclaration {
  const text = declarationHash(declared);
  return {
    ...declared,
    old_signature: oldSigner?.sign(text) ?? null,
    new_signature: newSigner.sign(text),
  };
}

export const isSignedByOld = (declaration: KeyDeclaration): boolean =>
  declaration.old_signature !== null &&
  isSignedBy(declaration.old_key, declarationHash(declaration), declaration.old_signature);

export const isSignedByNew = (declaration: KeyDeclaration): boolean =>
  isSignedBy(declaration.new_key, declarationHash(declaration), declaration.new_signature);

function declarationHash({
  ordinal,
  at,
  number,
  checkpoint_hash,
  old_key,
  new_key,
  reason,
}: Declared): string {
  const fields = ['sawt-checkpoint-key-1', ordinal, at, number, checkpoint_hash, old_key, new_key, reason];
  return hash('sha256', JSON.stringify(fields));
}
