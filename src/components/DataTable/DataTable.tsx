import ChevronDown from '@lucide/icons/icons/chevron-down';
import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DataTable.css.ts';
import { moveAmong } from './moveAmong.ts';
import { RowBox } from './RowBox.tsx';
import { useRowChoice } from './useRowChoice.ts';

const noKeys: ReadonlySet<string> = new Set();

export type DataColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Hidden where there is no room for it. */
  roomy?: boolean;
  /** A column of buttons: its label is for screen readers. */
  acts?: boolean;
};

/** Rows that a person chooses by boxes, for one act on all of them. */
export type DataSelection<Row> = {
  chosen: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
  /** Names the box of a row for screen readers. */
  label: (row: Row) => string;
  /** Names the box of all rows. */
  allLabel: string;
};

export type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Newer rows are on their way. */
  busy?: boolean;
  /** Whether a row is one that the person looked for. */
  isMarked?: (row: Row) => boolean;
  /** What a row opens; `label` names its button for screen readers. */
  details?: { label: string; of: (row: Row) => ReactNode } | undefined;
  selection?: DataSelection<Row> | undefined;
};

/** Rows of records, dense enough to read many. A row may open to its details. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  busy = false,
  isMarked = () => false,
  details,
  selection,
}: DataTableProps<Row>) {
  const id = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const classOf = (base: string, { roomy, acts }: DataColumn<Row>) =>
    [base, roomy && styles.roomy, acts && styles.act].filter(Boolean).join(' ');
  const marked = rows.filter(isMarked).map(keyOf);
  const table = useRef<HTMLTableElement>(null);
  const mark = marked.join(' ');
  useEffect(() => {
    if (mark !== '') table.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [mark]);
  const choosing = useRowChoice(rows.map(keyOf), selection?.chosen ?? noKeys, selection?.onChoose);
  const toggle = (key: string) => setOpen((keys) => keys.symmetricDifference(new Set([key])));
  return (
    <table ref={table} className={styles.table} aria-busy={busy || undefined}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={`${styles.heading} ${styles.chooser}`}>
              <RowBox label={selection.allLabel} {...choosing.all} />
            </th>
          )}
          {details && (
            <th scope="col" className={`${styles.heading} ${styles.opener}`}>
              <span className={visuallyHidden}>{details.label}</span>
            </th>
          )}
          {columns.map((column) => (
            <th key={column.label} scope="col" className={classOf(styles.heading, column)}>
              {column.acts ? <span className={visuallyHidden}>{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = keyOf(row);
          const isOpen = open.has(key);
          return (
            <Fragment key={key}>
              {/* The button is the control; a press elsewhere in the row is a convenience for pointers. */}
              <tr
                className={details ? styles.opens : styles.plain}
                aria-current={marked.includes(key) || undefined}
                data-open={isOpen || undefined}
                data-chosen={selection?.chosen.has(key) || undefined}
                onClick={details && ((event) => isPlainPress(event) && toggle(key))}
              >
                {selection && (
                  <td className={`${styles.value} ${styles.chooser}`}>
                    <RowBox label={selection.label(row)} {...choosing.row(index)} />
                  </td>
                )}
                {details && (
                  <td className={`${styles.value} ${styles.opener}`}>
                    <button
                      type="button"
                      className={styles.open}
                      aria-label={details.label}
                      aria-expanded={isOpen}
                      aria-controls={isOpen ? `${id}-${key}` : undefined}
                      data-opener
                      onKeyDown={moveByKey}
                      onClick={() => toggle(key)}
                    >
                      <span className={isOpen ? styles.markOpen : styles.mark}>
                        <Icon of={ChevronDown} size="sm" />
                      </span>
                    </button>
                  </td>
                )}
                {columns.map((column, place) => (
                  <td
                    key={column.label}
                    className={`${classOf(styles.value, column)} ${place === 0 ? styles.leading : ''}`}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
              {details && isOpen && (
                <tr id={`${id}-${key}`}>
                  <td colSpan={columns.length + (selection ? 2 : 1)} className={styles.details}>
                    {details.of(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** Arrows, Home and End go from the opener of one row to that of another. */
function moveByKey(event: KeyboardEvent<HTMLButtonElement>): void {
  const table = event.currentTarget.closest('table')!;
  const openers = [...table.querySelectorAll<HTMLButtonElement>('[data-opener]')];
  const target = moveAmong(openers.length, openers.indexOf(event.currentTarget), event.key);
  if (target === undefined) return;
  event.preventDefault();
  openers[target]?.focus();
}

/** Not a press on a control, nor the end of selecting text. */
const isPlainPress = ({ target }: MouseEvent) =>
  !(target as Element).closest('a, button, label') && document.getSelection()?.isCollapsed !== false;

/** The second line of a cell. @param narrow only where the roomy columns are hidden */
export const DataMinor = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <span className={narrow ? styles.narrow : styles.minor}>{children}</span>
);
