import { expect, it } from 'vitest';
import { placeholderFaults, placeholdersIn } from './placeholders.ts';

const faults = (text: string) =>
  placeholderFaults(text, ['name', 'link']).map(({ fault, line, found }) => `${line} ${fault} ${found}`);

it('names the line of each placeholder that a message does not have', () => {
  expect(faults('Hello {{name}},\n\n{{vote}} and {{link}}\n{{Name}}')).toEqual([
    '3 unknown vote',
    '4 unknown Name',
  ]);
});

it.each([
  ['{{ name }}', ['1 broken {{ name }}']],
  ['a\n{{name', ['2 broken {{name']],
  ['name}}', ['1 broken }}']],
  ['{{}}', ['1 broken {{}}']],
  ['{{na\nme}}', ['1 broken {{na', '2 broken }}']],
  ['{{{{name}}}}', ['1 broken {{', '1 broken }}']],
  ['{{name}', ['1 broken {{name']],
])('finds the braces in %j that enclose no name', (text, expected) => {
  expect(faults(text)).toEqual(expected);
});

it('leaves single braces and the allowed names alone', () => {
  expect(faults('{name} {{link}}{{name}} } {')).toEqual([]);
});

it('lists the names in a text once each', () => {
  expect(placeholdersIn('{{name}} {{link}} {{name}} {{ code }}')).toEqual(['name', 'link']);
});
