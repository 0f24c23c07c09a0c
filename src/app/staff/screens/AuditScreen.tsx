import { useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';
import {
  type AuditFilters,
  auditSearch,
  readAuditFilters,
  readsWholeAudit,
} from '../../../../domain/staff/auditAddress.ts';
import { deskAddress } from '../../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../../domain/staff/staffPaths.ts';
import { AuditPage } from '../../../pages/staff/AuditPage/AuditPage.tsx';
import { auditFlowOf } from '../auditFlow.ts';
import type { DeskPageProps } from '../deskPageProps.ts';
import { auditColumns, useHiddenColumns } from '../hiddenColumns.ts';

/** The audit that the address asks for. Each change of a filter is an entry of the history. */
export default function AuditScreen({ desk }: DeskPageProps) {
  const { organisation, isWhole: mayReadWhole } = desk.audit;
  const columns = useHiddenColumns(auditColumns);
  const search = useSearch();
  const filters = useMemo(() => readAuditFilters(search), [search]);
  const isWhole = mayReadWhole && (!organisation || readsWholeAudit(search));
  const id = isWhole ? null : (organisation?.id ?? null);
  const browse = useMemo(() => auditFlowOf(id), [id]);
  const open = (next: AuditFilters, whole: boolean) =>
    navigate(
      withSearch(deskAddress(desk, staffPaths.audit), auditSearch(next, whole && organisation !== undefined)),
    );
  return (
    <AuditPage
      key={id}
      browse={browse}
      filters={filters}
      columns={columns}
      onFilters={(next) => open(next, isWhole)}
      scope={organisation && mayReadWhole ? { isWhole, onWhole: (whole) => open(filters, whole) } : undefined}
    />
  );
}

/** The address may name an organisation already. */
const withSearch = (address: string, search: string) =>
  address.includes('?') ? address + search.replace('?', '&') : address + search;
