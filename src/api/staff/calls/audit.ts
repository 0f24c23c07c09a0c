import type { AuditPage } from '../../../../domain/staff/staffContract.ts';
import { type Outcome, unwrap } from '../../unwrap.ts';
import type { StaffClient } from '../staffClient.ts';

/** Which lines: times are UTC ms. */
export type AuditQuery = {
  action?: string;
  actor?: string;
  subject?: string;
  from?: number;
  until?: number;
  after?: string;
};

/** `GET /organisation/{organisation}/audit`, or `GET /audit` of the whole installation, once. */
export const readAudit = (
  client: StaffClient,
  organisation: string | null,
  query: AuditQuery,
  signal: AbortSignal,
): Promise<Outcome<AuditPage>> =>
  unwrap<AuditPage>(
    organisation === null
      ? client.GET('/audit', { params: { query }, signal })
      : client.GET('/organisation/{organisation}/audit', {
          params: { path: { organisation }, query },
          signal,
        }),
  );
