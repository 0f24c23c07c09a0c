import { expect, it } from 'vitest';
import { textSearch } from './textSearch.ts';

const texts = ['هدى بنت عبد الله الرواحية', 'huda@production.example', null];

it.each([
  ['هدي', true],
  ['عبدالله', true],
  ['الرواحيه هدى', true],
  ['HUDA@prod', true],
  ['هدى example', true],
  ['هدى salma', false],
  ['سلمى', false],
])('a search for %s finds the person: %s', (text, isFound) => {
  expect(textSearch(text)?.(texts)).toBe(isFound);
});

it('a text without letters and digits searches nothing', () => {
  expect([textSearch(''), textSearch('  ،')]).toEqual([undefined, undefined]);
});
