import { isoWithOffset } from '../../../domain/isoWithOffset.ts';
import { csvCell } from './csvCell.ts';
import type { Cell, Moment, Table } from './table.ts';
import { tableClocks } from './tableClocks.ts';

/** Excel reads a CSV file as UTF-8 only with this mark at its start. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** The bytes of a table as a CSV file (RFC 4180), page by page. A moment is written as ISO 8601 with its zone's offset. */
export async function* csvTable({ columns, pages }: Table): AsyncGenerator<Buffer> {
  const offsetOf = tableClocks();
  const lineOf = (cells: readonly Cell[]) =>
    cells.map((cell) => csvCell(textOf(cell, offsetOf))).join(',') + LINE_END;
  yield Buffer.from(BYTE_ORDER_MARK + lineOf(columns.map(({ title }) => title)));
  for await (const rows of pages) yield Buffer.from(rows.map(lineOf).join(''));
}

function textOf(cell: Cell, offsetOf: (moment: Moment) => number): string {
  if (cell === null) return '';
  return typeof cell === 'string' ? cell : isoWithOffset(cell.at, offsetOf(cell));
}
