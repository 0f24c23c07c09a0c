import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const server = join(import.meta.dirname, '../../server');

/** `users` holds what the public sees: what was registered, laid or approved, or an erasure left (decision D137). */
const writers = [
  'accounts/changes/shownFields.ts',
  'demo/laySeason.ts',
  'entries/signup/registerEntry.ts',
  'people/eraseAccount.ts',
  // Removes the rows of unverified signups.
  'people/sweepSignups.ts',
];

it('writes the names, pictures and countries of the ballot in five places only', () => {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.{test,support}.ts', '**/migrations/**'] });
  const writes = /\b(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]users\b/;
  const found = files.filter((file) => writes.test(readFileSync(join(server, file), 'utf8')));
  expect(found.toSorted()).toEqual(writers);
});

it('calls the function that changes them from a request or a decision only', () => {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/*.{test,support}.ts'] });
  const found = files.filter((file) => /\bsetShown\(/.test(readFileSync(join(server, file), 'utf8')));
  expect(found.toSorted()).toEqual([
    'accounts/changes/decideChange.ts',
    'accounts/changes/requestChanges.ts',
    'accounts/changes/shownFields.ts',
  ]);
});
