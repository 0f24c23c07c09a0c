import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import * as styles from './StaffTable.css.ts';

export type StaffColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Hidden where there is no room for it. */
  roomy?: boolean;
  /** A column of buttons: its label is for screen readers. */
  acts?: boolean;
};

export type StaffTableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string;
  columns: readonly StaffColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Newer rows are on their way. */
  busy?: boolean;
};

/** Rows of records, dense enough to read many. */
export function StaffTable<Row>({ caption, columns, rows, keyOf, busy = false }: StaffTableProps<Row>) {
  const classOf = (base: string, { roomy, acts }: StaffColumn<Row>) =>
    [base, roomy && styles.roomy, acts && styles.act].filter(Boolean).join(' ');
  return (
    <table className={styles.table} aria-busy={busy || undefined}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classOf(styles.heading, column)}>
              {column.acts ? <span className={visuallyHidden}>{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.label} className={classOf(styles.value, column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The second line of a cell. */
export const StaffMinor = ({ children }: { children: ReactNode }) => (
  <span className={styles.minor}>{children}</span>
);
