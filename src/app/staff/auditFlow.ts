/** Real effects of browsing the audit. */
import { fromPromise } from 'xstate';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { auditQuery } from '../../../domain/staff/auditAddress.ts';
import { readAudit } from '../../api/staff/calls/audit.ts';
import { createStaffClient, type StaffClient } from '../../api/staff/staffClient.ts';
import { withRetry } from '../../api/withRetry.ts';
import {
  auditBrowseMachine,
  type AuditPlace,
  type LoadedAudit,
} from '../../machines/auditBrowse/auditBrowseMachine.ts';
import { dataOf } from '../flows/dataOf.ts';
import { goToSignIn } from './goToSignIn.ts';

/** @param organisation null for the whole installation */
export function createAuditFlow(client: StaffClient, organisation: string | null) {
  const load = fromPromise<LoadedAudit, AuditPlace>(async ({ input: { filters, after }, signal }) => {
    const query = { ...auditQuery(filters), ...(after !== null && { after }) };
    const call = () => readAudit(client, organisation, query, signal);
    const page = await dataOf(await withRetry(call, retryPresets.standard, { signal }));
    return { page, at: Date.now() };
  });
  return auditBrowseMachine.provide({
    actors: { loadPage: load, loadMore: load },
    actions: { endSession: goToSignIn },
  });
}

const client = createStaffClient();
export const auditFlowOf = (organisation: string | null) => createAuditFlow(client, organisation);
