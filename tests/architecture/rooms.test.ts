import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const foldersOf = (floor: string) =>
  readdirSync(join(source, floor), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const filesOf = (floor: string, folder: string) => readdirSync(join(source, floor, folder));

it('gives every component a story under its own name', () => {
  const without = foldersOf('components').filter(
    ({ name }) => !filesOf('components', name).includes(`${name}.stories.tsx`),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('gives every machine its outcomes and its tests', () => {
  const incomplete = foldersOf('machines').filter(({ name }) => {
    const files = filesOf('machines', name);
    const tested = files.some((file) => file.startsWith(`${name}Machine`) && file.endsWith('.test.ts'));
    return !tested || ![`${name}Machine.ts`, `${name}Outcomes.ts`].every((file) => files.includes(file));
  });
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});
