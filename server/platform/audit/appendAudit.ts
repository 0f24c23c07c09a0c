import { hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditDetailsTable, AuditTable } from '../database/accountSchema.ts';
import type { Schema } from '../database/schema.ts';
import type { WriteContext } from '../writer/write.ts';
import { type AuditDetails, detailsHash, detailsRow } from './auditDetails.ts';

type Chained = 'stream' | 'seq' | 'previous_hash' | 'row_hash';

/**
 * A row of the audit. It holds ids and pseudonyms, no name of a candidate or voter, and no secret. Its details go to a
 * row of their own; the chain covers the salted hashes of `before` and `after`.
 */
export type AuditEntry = Pick<AuditTable, 'at' | 'actor' | 'role' | 'action'> &
  Partial<Omit<AuditTable, Chained>> &
  AuditDetails;

/** The hash before the first row of a chain. */
export const AUDIT_GENESIS_HASH = '0'.repeat(64);

/** Appends rows to the audit. Call it in the transaction of the audited change. */
export async function appendAudit(
  tx: Transaction<Schema>,
  entries: readonly AuditEntry[],
  { stream }: WriteContext,
): Promise<void> {
  if (entries.length === 0) return;
  const head = await lockAuditHead(tx, stream);
  let previous = head.row_hash;
  const rows: AuditTable[] = [];
  const details: AuditDetailsTable[] = [];
  for (const [index, entry] of entries.entries()) {
    const seq = head.seq + index + 1;
    const detail = detailsRow({ ...entry, stream, seq, subject: entry.subject ?? null }, entry);
    if (detail) details.push(detail);
    const row = chainedRow({ ...entry, ...hashesOf(detail) }, stream, seq, previous);
    rows.push(row);
    previous = row.row_hash;
  }
  await tx.insertInto('audit').values(rows).execute();
  if (details.length > 0) await tx.insertInto('audit_details').values(details).execute();
  await tx
    .updateTable('audit_heads')
    .set({ seq: head.seq + rows.length, row_hash: previous })
    .where('stream', '=', stream)
    .execute();
}

/** The hash of an audit row. It covers the hash before it and every field in a fixed order. */
export function auditHash(row: Omit<AuditTable, 'row_hash'>): string {
  return hash(
    'sha256',
    JSON.stringify([
      'sawt-audit-1',
      row.previous_hash,
      row.stream,
      row.seq,
      row.at,
      row.actor,
      row.role,
      row.action,
      row.subject,
      row.reason,
      row.network,
      row.before_hash,
      row.after_hash,
    ]),
  );
}

/** The hashes that a line keeps of its details; none where it names neither. */
const hashesOf = (detail: ReturnType<typeof detailsRow>) => ({
  ...(detail?.before != null && { before_hash: detailsHash(detail, 'before', detail.before) }),
  ...(detail?.after != null && { after_hash: detailsHash(detail, 'after', detail.after) }),
});

function chainedRow(entry: AuditEntry, stream: string, seq: number, previous_hash: string): AuditTable {
  const row = {
    stream,
    seq,
    at: entry.at,
    actor: entry.actor,
    role: entry.role,
    action: entry.action,
    subject: entry.subject ?? null,
    reason: entry.reason ?? null,
    network: entry.network ?? null,
    before_hash: entry.before_hash ?? null,
    after_hash: entry.after_hash ?? null,
    previous_hash,
  };
  return { ...row, row_hash: auditHash(row) };
}

function lockAuditHead(tx: Transaction<Schema>, stream: string) {
  return tx
    .insertInto('audit_heads')
    .values({ stream, seq: 0, row_hash: AUDIT_GENESIS_HASH })
    .onConflict((conflict) =>
      conflict.column('stream').doUpdateSet((row) => ({ seq: row.ref('audit_heads.seq') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
