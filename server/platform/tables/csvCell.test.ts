import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, plainCell } from './csvCell.ts';

/** Texts in which the characters that matter are frequent. */
const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", ',', ';', '＝', ' ', '0'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});

const parsed = (line: string) => parse(line, { record_delimiter: '\r\n', relax_column_count: true });

describe('a cell of a CSV file', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+96891234567', "'+96891234567"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['007', '007'],
    ['a = b', 'a = b'],
    ['هدى، "صوت"', '"هدى، ""صوت"""'],
    [' spaced ', '" spaced "'],
  ])('writes %j as %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('begins no formula in any program, whatever the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const [[cell = ''] = []] = parsed(`${csvCell(text)},end`);
        expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/u);
      }),
    );
  });

  it('is one cell of its row, and holds the whole text', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (row) => {
        const records = parsed(`${[...row, 'end'].map(csvCell).join(',')}\r\n`);
        expect(records.map((cells) => cells.map(plainCell))).toEqual([[...row, 'end']]);
      }),
    );
  });
});
