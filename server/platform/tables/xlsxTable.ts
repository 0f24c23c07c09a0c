import type { Cell, Moment, Table, TableColumn } from './table.ts';
import { tableClocks } from './tableClocks.ts';
import { cellStyle, SHEET_PATH, sheetStart, workbookParts } from './xlsxParts.ts';
import { xmlText } from './xmlText.ts';
import { zipped } from './zipped.ts';

const DAY_MS = 86_400_000;
/** The day of 1970-01-01 in the count of days that sheets use. */
const EPOCH_DAY = 25_569;
/** The most characters of a cell in Excel. */
const LONGEST_TEXT = 32_767;
/** What Excel would read as an escaped character, such as `_x0041_`. */
const escapeLike = /_(?=x[0-9A-Fa-f]{4}_)/g;

/**
 * The bytes of a table as an XLSX workbook with one sheet, while its rows are read: right to left in Arabic, with the
 * row of titles always in view. Cells of text are text, and no cell is a formula. A moment is a date on its zone's clocks.
 * @param at when the workbook was made (UTC ms)
 */
export async function* xlsxTable(table: Table, at: number): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(workbookParts(table.title)).map(([name, text]) => ({
    name,
    at,
    pieces: [Buffer.from(text)],
  }));
  yield* zipped([...parts, { name: SHEET_PATH, at, pieces: sheetOf(table) }]);
}

async function* sheetOf({ language, columns, pages }: Table): AsyncGenerator<Buffer> {
  const offsetOf = tableClocks();
  const rowOf = (cells: readonly Cell[]) =>
    `<row>${cells.map((cell) => cellOf(cell, offsetOf)).join('')}</row>`;
  const direction = language === 'ar' ? ' rightToLeft="1"' : '';
  const view = `<sheetViews><sheetView${direction} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const titles = columns.map(({ title }) => textCell(title, cellStyle.title)).join('');
  yield Buffer.from(
    `${sheetStart}${view}<cols>${columns.map(columnOf).join('')}</cols><sheetData><row>${titles}</row>`,
  );
  for await (const rows of pages) yield Buffer.from(rows.map(rowOf).join(''));
  yield Buffer.from('</sheetData></worksheet>');
}

const columnOf = ({ width }: TableColumn, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

function cellOf(cell: Cell, offsetOf: (moment: Moment) => number): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, cellStyle.text);
  // Days since the last day of 1899 on the clocks of the zone.
  const serial = (cell.at + offsetOf(cell)) / DAY_MS + EPOCH_DAY;
  return `<c s="${cellStyle.moment}"><v>${serial}</v></c>`;
}

function textCell(text: string, style: number): string {
  const escaped = xmlText(text.slice(0, LONGEST_TEXT).replaceAll(escapeLike, '_x005F_'));
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}
