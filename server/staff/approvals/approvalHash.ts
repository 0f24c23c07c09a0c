import { hash } from 'node:crypto';
import type { ApprovalsTable } from '../../platform/database/staffSchema.ts';

export type AskedAct = Omit<
  ApprovalsTable,
  'hash' | 'state' | 'decided_by' | 'decided_at' | 'competition_id'
>;

/** The hash of an act that was asked for: it covers every field that no decision changes, in a fixed order. The
 * competition is in the payload. */
export const approvalHash = (row: AskedAct): string =>
  hash(
    'sha256',
    JSON.stringify([
      'sawt-approval-1',
      row.id,
      row.organisation_id,
      row.act,
      row.subject,
      row.payload,
      row.versions,
      row.asked_by,
      row.asked_at,
      row.expires_at,
    ]),
  );
