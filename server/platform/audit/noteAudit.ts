import type { Write } from '../writer/write.ts';
import { appendAudit, type AuditEntry } from './appendAudit.ts';

/** Remembers what changed nothing else, such as a login that failed. */
export const noteAudit: Write<AuditEntry, true> = async (tx, entries, context) => {
  await appendAudit(tx, entries, context);
  return entries.map(() => true);
};
