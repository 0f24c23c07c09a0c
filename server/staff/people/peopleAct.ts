import type { AuditEntry } from '../../platform/audit/appendAudit.ts';

/** Who acts in which organisation; `at` is UTC ms. */
export type PeopleAct = { organisationId: string; by: string; at: number; network: string };

/** The line of an act in the audit. */
export const lineOf = (
  { by, at, network, organisationId }: PeopleAct,
  action: string,
  subject: string,
  changed: Pick<AuditEntry, 'reason' | 'before' | 'after'>,
): AuditEntry => ({ at, actor: by, role: 'staff', action, subject, network, organisationId, ...changed });
