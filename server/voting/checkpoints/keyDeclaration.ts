import type { Transaction } from 'kysely';
import { hash } from 'node:crypto';
import type { KeyDeclaration } from '../../../domain/contract.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';
import { isSignedBy, type CheckpointSigner } from './checkpointHash.ts';

type Declared = Omit<KeyDeclaration, 'old_signature' | 'new_signature'>;

/**
 * Declares that another key signs after checkpoint `number`. The new key signs the declaration, and so
 * vouches for the earlier checkpoints. The old key signs too, and so vouches for the new key.
 * @param oldSigner null if the old key is lost
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

/** An operator's change of the key that signs checkpoints. */
export type CheckpointKeyChange = OperatorAct & { declaration: KeyDeclaration };

/**
 * Stores declarations of keys, with a line in the audit, except those whose ordinal is used already.
 * @returns for each whether it was stored
 */
export async function declareCheckpointKey(
  tx: Transaction<Schema>,
  inputs: CheckpointKeyChange[],
  context: WriteContext,
): Promise<boolean[]> {
  const stored: boolean[] = [];
  for (const { declaration, actor, at } of inputs) {
    const taken = await tx
      .insertInto('checkpoint_keys')
      .values(declaration)
      .onConflict((conflict) => conflict.column('ordinal').doNothing())
      .returning('ordinal')
      .executeTakeFirst();
    const action = declaration.old_signature === null ? 'checkpoint_key.lost' : 'checkpoint_key.rotated';
    const line = { at, actor, role: 'staff', action, subject: declaration.new_key } as const;
    const { reason, old_key, new_key } = declaration;
    const changed = { before: { key: old_key }, after: { key: new_key } };
    if (taken) await appendAudit(tx, [{ ...line, reason, ...changed }], context);
    stored.push(taken !== undefined);
  }
  return stored;
}
