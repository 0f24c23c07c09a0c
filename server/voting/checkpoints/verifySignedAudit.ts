import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { LedgerFault } from '../ledgerFaults.ts';
import { checkSignatures } from './checkSignatures.ts';

/** Checks that the audit still has every line that a checkpoint signed as its last. */
export function verifySignedAudit(
  db: Kysely<Schema>,
  pinned: string | undefined,
): Promise<LedgerFault | undefined> {
  return checkSignatures(db, pinned, async ({ audit_heads }) => {
    for (const { stream, seq, row_hash } of audit_heads) {
      const line = await db
        .selectFrom('audit')
        .where('stream', '=', stream)
        .where('seq', '=', seq)
        .select('row_hash')
        .executeTakeFirst();
      if (line?.row_hash !== row_hash) return 'checkpoint_audit';
    }
    return undefined;
  });
}
