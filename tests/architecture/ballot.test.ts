import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const filesOf = (exclude: string[]) => globSync('{server,demo}/**/*.ts', { cwd: root, exclude });

/**
 * The files that may write `users`, whose names, pictures and countries the public sees on the ballot
 * (decision D137).
 */
const writers = [
  'demo/season/laySeason.ts',
  'server/accounts/changes/shownFields.ts',
  'server/entries/signup/registerEntry.ts',
  'server/people/eraseAccount.ts',
  // Removes the `users` rows of signups that nobody verified.
  'server/people/sweepSignups.ts',
];

it('writes the names, pictures and countries of the ballot in five places only', () => {
  const files = filesOf(['**/*.{test,support}.ts', '**/migrations/**']);
  const writes = /\b(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*['"`]users\b/;
  const found = files.filter((file) => writes.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual(writers);
});

it('calls the function that changes them from requests and decisions only', () => {
  const files = filesOf(['**/*.{test,support}.ts']);
  const found = files.filter((file) => /\bsetShown\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(found.toSorted()).toEqual([
    'server/accounts/changes/decideChange.ts',
    'server/accounts/changes/requestChanges.ts',
    'server/accounts/changes/shownFields.ts',
  ]);
});
