import { expect, it } from 'vitest';
import { readPasskeyName } from './passkeyName.ts';

it.each([
  ['  هاتف   سلمى ', { value: 'هاتف سلمى' }],
  ['a\u202eb', { value: 'ab' }],
  ['x'.repeat(40), { value: 'x'.repeat(40) }],
  ['x'.repeat(41), { error: 'passkeyName' }],
  [' \n ', { error: 'passkeyName' }],
])('%j reads as %j', (typed, read) => {
  expect(readPasskeyName(typed)).toEqual(read);
});
