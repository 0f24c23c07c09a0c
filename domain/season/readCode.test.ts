import { expect, it } from 'vitest';
import { readCode } from './readCode.ts';

it.each([
  ['101', '101'],
  [' ٣٠١ ', '301'],
  ['007', '7'],
  ['12 34', '1234'],
  ['۹۹۹۹۹۹', '999999'],
])('%j is the code %s', (typed, value) => {
  expect(readCode(typed)).toEqual({ value });
});

it.each(['', '0', '000', 'A101', '3O1', '1234567', 'مئة'])('%j is no code', (typed) => {
  expect(readCode(typed)).toEqual({ error: 'entryCode' });
});
