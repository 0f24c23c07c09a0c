import { useSyncExternalStore } from 'react';
import type { HiddenColumns } from '../../components/ColumnChoice/ColumnChoice.tsx';
import { createKeptChoice } from './keptChoice.ts';

/** The columns of the audit that the person hides. */
export const auditColumns = createKeptChoice<readonly string[]>(
  'sawt.staff.columns.audit',
  (text) => (text === null || text === '' ? [] : text.split(',')),
  (hidden) => hidden.join(),
);

export function useHiddenColumns(kept: typeof auditColumns): HiddenColumns {
  return { hidden: useSyncExternalStore(kept.watch, kept.current), onHidden: kept.choose };
}
