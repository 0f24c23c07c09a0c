import type { Transaction } from 'kysely';
import type { KeyDeclaration } from '../../../domain/contract.ts';
import { appendAudit } from '../../platform/audit/appendAudit.ts';
import type { OperatorAct } from '../../platform/audit/operatorAct.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { WriteContext } from '../../platform/writer/write.ts';

/** A change of the key that signs checkpoints. */
export type CheckpointKeyChange = OperatorAct & { declaration: KeyDeclaration };

/** Stores declarations; one whose number is taken is not. @returns whether each was stored */
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
    if (taken) await appendAudit(tx, [{ ...line, reason: declaration.reason }], context);
    stored.push(taken !== undefined);
  }
  return stored;
}
