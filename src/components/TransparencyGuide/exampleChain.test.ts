// @vitest-environment node
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { changedRow, exampleChain } from './exampleChain.ts';

const GENESIS = '0'.repeat(64);
const chained = (before: string, text: string) => hash('sha256', before + text);

it('shows a true chain: each hash follows from the hash before it and from the row', () => {
  const hashes = exampleChain.map((row) => row.hash);
  const before = [GENESIS, ...hashes];
  expect(exampleChain.map(({ text }, index) => chained(before[index] ?? '', text))).toEqual(hashes);
});

it('shows a changed row that no longer leads to the row after it', () => {
  const [first, second, third] = exampleChain;
  expect(changedRow.hash).toBe(chained(first.hash, changedRow.text));
  expect(changedRow.hash).not.toBe(second.hash);
  expect(chained(changedRow.hash, third.text)).not.toBe(third.hash);
});
