import { expect, it } from 'vitest';
import { criteriaText, criterionRows, sumOfPercents } from './criterionRows.ts';

const rows = [
  { name_ar: 'الأداء', name_en: 'Performance', percent: '60' },
  { name_ar: 'الصوت "الحي"', name_en: '', percent: '٤٠' },
];

it('keeps criteria in one text, in their order', () => {
  expect(criterionRows(criteriaText(rows))).toEqual(rows);
  expect(criteriaText(rows)).not.toBe(criteriaText(rows.toReversed()));
});

it('finds no criteria in other texts', () => {
  expect(['', 'null', '{'].map(criterionRows)).toEqual([[], [], []]);
});

it('adds up the percents in digits of both languages', () => {
  expect([sumOfPercents(rows), sumOfPercents([{ percent: 'x' }, { percent: '5' }])]).toEqual([100, 5]);
});
