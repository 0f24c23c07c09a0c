import { expect, it } from 'vitest';
import { foreignMarkup } from './foreignMarkup.ts';

it.each([
  ['# Title', 'heading'],
  ['### Title', 'heading'],
  ['##Title', 'spaceless'],
  ['-بند', 'spaceless'],
  ['* item', 'bullet'],
  ['• بند', 'bullet'],
  ['1. First', 'numbers'],
  ['٢) ثانيًا', 'numbers'],
  ['> quoted', 'quote'],
  ['| a | b |', 'table'],
  ['See ![logo](logo.png)', 'image'],
  ['See [the terms](/terms)', 'link'],
  ['A <b>word</b>', 'html'],
  ['A line<br>', 'html'],
  ['A **word** of weight', 'bold'],
  ['عبارة __مهمة__ هنا', 'bold'],
  ['Type `301`', 'bold'],
])('finds in %j a %s', (text, kind) => {
  expect(foreignMarkup(text)).toEqual([{ line: 1, kind }]);
});

it.each([
  '## Heading',
  '- item',
  '- 5 votes',
  '-5 degrees',
  'A word – and another - here.',
  'Votes 1. and 2. count',
  '3 < 4 and 5 > 4',
  'a_b_c and 2*3*4',
  '[sic]',
  'https://sawt.example/terms',
  '',
])('finds nothing in %j', (text) => {
  expect(foreignMarkup(text)).toEqual([]);
});

it('counts lines from one, also empty ones', () => {
  expect(foreignMarkup('First\r\n\r\n# Second\n\n**Third**')).toEqual([
    { line: 3, kind: 'heading' },
    { line: 5, kind: 'bold' },
  ]);
});
