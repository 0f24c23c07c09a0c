import { useState } from 'react';
import { type AuditFilters, noAuditFilters } from '../../../domain/staff/auditAddress.ts';
import { AuditPage, type AuditPageProps } from '../../../src/pages/staff/AuditPage/AuditPage.tsx';

type Props = Pick<AuditPageProps, 'browse' | 'scope'> & { first?: AuditFilters };

/** The page of the audit, which keeps its filters itself, without an address. */
export function FilteredAudit({ first = noAuditFilters, ...page }: Props) {
  const [filters, setFilters] = useState(first);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const columns = { hidden, onHidden: setHidden };
  return <AuditPage {...page} columns={columns} filters={filters} onFilters={setFilters} />;
}
