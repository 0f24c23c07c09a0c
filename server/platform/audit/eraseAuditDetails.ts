import type { Transaction } from 'kysely';
import { chunks } from '../database/chunks.ts';
import type { Schema } from '../database/schema.ts';

/**
 * Destroys what the audit says besides its lines about these subjects, and the salts of it. The lines and their chain
 * stay; nobody can compute any more what their hashes cover.
 */
export async function eraseAuditDetails(tx: Transaction<Schema>, subjects: readonly string[]): Promise<void> {
  for (const some of chunks(subjects)) {
    const lines = await tx
      .selectFrom('audit')
      .where('subject', 'in', some)
      .select(['stream', 'seq'])
      .execute();
    for (const { stream, seq } of lines)
      await tx
        .updateTable('audit_details')
        .set({ before: null, after: null, salt: null })
        .where('stream', '=', stream)
        .where('seq', '=', seq)
        .execute();
  }
}
