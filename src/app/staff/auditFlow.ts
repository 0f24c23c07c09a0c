/** Real effects of browsing the audit. */
import { type AuditFilters, auditQuery } from '../../../domain/staff/auditAddress.ts';
import type { AuditPage } from '../../../domain/staff/staffContract.ts';
import { readAudit } from '../../api/staff/calls/audit.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { auditBrowse } from '../../machines/staffBrowse/staffBrowseMachine.ts';
import { browsing } from './recordCalls.ts';

/** @param organisation null for the whole installation */
export const createAuditFlow = (client: StaffClient, organisation: string | null) =>
  auditBrowse.provide(
    browsing<AuditPage, AuditFilters>(({ filters, after }, signal) => {
      const query = { ...auditQuery(filters), ...(after !== null && { after }) };
      return readAudit(client, organisation, query, signal);
    }),
  );

const client = createStaffClient();
export const auditFlowOf = (organisation: string | null) => createAuditFlow(client, organisation);
