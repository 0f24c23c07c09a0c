import type { Write } from '../writer/write.ts';
import { appendAudit, type AuditEntry } from './appendAudit.ts';

/** A write that only audits an event, such as a failed login. */
export const noteAudit: Write<AuditEntry, true> = async (tx, entries, context) => {
  await appendAudit(tx, entries, context);
  return entries.map(() => true);
};
