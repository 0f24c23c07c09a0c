import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operations } from '../support/servers/contract.ts';

const tests = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'coverage.test.ts')
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

it('checks every operation of the contract against a running server', () => {
  expect([...operations.keys()].filter((operation) => !tests.includes(`'${operation}'`))).toEqual([]);
});
