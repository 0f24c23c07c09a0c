// @vitest-environment jsdom
import { unzipSync } from 'fflate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvTable } from './csvTable.ts';
import type { Cell, Table } from './table.ts';
import { xlsxTable } from './xlsxTable.ts';

const muscat = 'Asia/Muscat';
/** 12:30:05 in Muscat. */
const at = Date.UTC(2026, 10, 26, 8, 30, 5);
const columns = [
  { title: 'الاسم', width: 30 },
  { title: 'الرمز', width: 9 },
];

const tableOf = (pages: readonly (readonly Cell[])[][], more: Partial<Table> = {}): Table => ({
  title: 'المشاركات',
  language: 'ar',
  columns,
  pages: (async function* () {
    for (const page of pages) yield await Promise.resolve(page);
  })(),
  ...more,
});

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(pieces));
}

const parser = new DOMParser();
function xmlOf(text: string): XMLDocument {
  const document = parser.parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

/** Opens a workbook as a program does: every part of it is well-formed XML. */
async function opened(table: Table) {
  const files = unzipSync(await bytesOf(xlsxTable(table, at)));
  const parts = new Map(
    Object.entries(files).map(([name, bytes]) => [name, xmlOf(new TextDecoder().decode(bytes))]),
  );
  const sheet = parts.get('xl/worksheets/sheet1.xml')!;
  const rows = [...sheet.querySelectorAll('row')].map((row) => [...row.querySelectorAll('c')]);
  return { parts, sheet, rows };
}

const textsIn = (rows: Element[][]) => rows.map((row) => row.map((cell) => cell.textContent));

describe('a CSV file', () => {
  it('has the mark of UTF-8, lines that end with CRLF, and moments with the offset of their zone', async () => {
    const pages = [[['هدى', '007']], [['=1+1', { at, zone: muscat }]], [[null, 'a,b']]];
    const text = (await bytesOf(csvTable(tableOf(pages)))).toString();
    expect(text).toBe('\uFEFFالاسم,الرمز\r\nهدى,007\r\n\'=1+1,2026-11-26T12:30:05+04:00\r\n,"a,b"\r\n');
  });
});

describe('a workbook', () => {
  it('has its titles, then the rows of all pages', async () => {
    const { rows, parts } = await opened(tableOf([[['هدى', '301']], [['سالم', null]]]));
    expect(textsIn(rows)).toEqual([
      ['الاسم', 'الرمز'],
      ['هدى', '301'],
      ['سالم', ''],
    ]);
    expect(parts.get('xl/workbook.xml')!.querySelector('sheet')?.getAttribute('name')).toBe('المشاركات');
  });

  it.each([
    ['ar', '1'],
    ['en', null],
  ] as const)('in %s reads from its side, with the titles always in view', async (language, flag) => {
    const { sheet } = await opened(tableOf([], { language }));
    expect(sheet.querySelector('sheetView')?.getAttribute('rightToLeft')).toBe(flag);
    const pane = sheet.querySelector('pane');
    expect([pane?.getAttribute('ySplit'), pane?.getAttribute('state')]).toEqual(['1', 'frozen']);
    const widths = [...sheet.querySelectorAll('col')].map((col) => col.getAttribute('width'));
    expect(widths).toEqual(['30', '9']);
  });

  it('keeps leading zeros and formulas as text', async () => {
    const { rows, sheet } = await opened(
      tableOf([
        [
          ['007', '=1+1'],
          ['+96891234567', '@SUM(A1)'],
        ],
      ]),
    );
    expect(textsIn(rows.slice(1))).toEqual([
      ['007', '=1+1'],
      ['+96891234567', '@SUM(A1)'],
    ]);
    expect(rows.flat().map((cell) => cell.getAttribute('t'))).toEqual(rows.flat().map(() => 'inlineStr'));
    expect(sheet.querySelectorAll('f').length).toBe(0);
  });

  it('has a moment as a date on the clocks of its zone', async () => {
    const { rows, parts } = await opened(
      tableOf([
        [
          [
            { at, zone: muscat },
            { at, zone: 'Asia/Kolkata' },
          ],
        ],
      ]),
    );
    const [muscatCell, kolkata] = rows[1]!;
    expect([muscatCell!.getAttribute('t'), muscatCell!.getAttribute('s')]).toEqual([null, '2']);
    const days = [muscatCell!, kolkata!].map((cell) => Number(cell.textContent) - 46_352);
    expect(days[0]).toBeCloseTo((12.5 * 3_600 + 5) / 86_400, 9);
    expect(days[1]).toBeCloseTo((14 * 3_600 + 5) / 86_400, 9);
    const format = parts.get('xl/styles.xml')!.querySelectorAll('cellXfs xf')[2]!;
    expect(format.getAttribute('numFmtId')).toBe('164');
  });

  it('holds any text that XML can hold, and stays well-formed for the others', async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 2 }),
        fc.constantFrom('&', '<', ']]>', '\r', '\n', '\0', '_x0041_', '\uD800'),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 9 }), async (texts) => {
        const { rows } = await opened(tableOf([texts.map((each) => [each])]));
        const read = rows.slice(1).map(([cell]) => cell!.textContent.replaceAll('_x005F_', '_'));
        const held = texts.map((each) =>
          each.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, ''),
        );
        expect(read).toEqual(held);
      }),
      { numRuns: 20 },
    );
  });

  it('ends with the failure of its source, and not as a whole file', async () => {
    const broken = new Error('The database is gone.');
    const pages = (async function* () {
      yield await Promise.resolve([['هدى', '301']]);
      throw broken;
    })();
    await expect(bytesOf(xlsxTable(tableOf([], { pages }), at))).rejects.toBe(broken);
  });
});
