import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { AuditFilters } from '../../../../domain/staff/auditAddress.ts';
import type { HiddenColumns } from '../../../components/ColumnChoice/ColumnChoice.tsx';
import type { auditBrowse } from '../../../machines/staffBrowse/staffBrowseMachine.ts';
import { BrowsePage } from '../BrowsePage/BrowsePage.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditTable } from './AuditTable.tsx';
import { useAuditWords } from './useAuditWords.tsx';

export type AuditPageProps = {
  browse: typeof auditBrowse;
  /** The filters in the address. */
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
  /** The columns that the person hides. */
  columns: HiddenColumns;
  /** Whose lines, where the person may choose. */
  scope?: { isWhole: boolean; onWhole: (isWhole: boolean) => void } | undefined;
};

/** Who did what and when, the newest line first. */
export function AuditPage({ browse, filters, onFilters, columns, scope }: AuditPageProps) {
  const words = useAuditWords();
  const [snapshot, send] = useMachine(browse, { input: filters });
  useEffect(() => send({ type: 'filters.changed', filters }), [filters, send]);
  const { rows, first } = snapshot.context;
  return (
    <BrowsePage
      area="staffAudit"
      snapshot={snapshot}
      send={send}
      bar={
        <AuditFilterBar
          filters={filters}
          onFilters={onFilters}
          people={first?.people ?? []}
          lines={rows ?? []}
          words={words}
          scope={scope}
        />
      }
    >
      {(lines, busy) => (
        <AuditTable
          lines={lines}
          words={words}
          columns={columns}
          busy={busy}
          onFilter={(filter) => onFilters({ ...filters, ...filter })}
        />
      )}
    </BrowsePage>
  );
}
