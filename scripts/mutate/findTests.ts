import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Flow } from '../../tests/flows/flow.ts';

const root = join(import.meta.dirname, '../..');

/**
 * All test files in the folders of tests that name the machine. The tests of generated paths come last,
 * because they are slow.
 */
export function machineTests({ name }: Flow): string[] {
  const all = globSync('src/machines/*/*.test.ts', { cwd: root });
  const folders = new Set(all.filter((file) => namesMachine(file, name)).map((file) => dirname(file)));
  return all.filter((file) => folders.has(dirname(file))).toSorted((a, b) => rank(a) - rank(b));
}

function namesMachine(file: string, name: string): boolean {
  const text = readFileSync(join(root, file), 'utf8');
  return ['Flow', 'Machine', 'Reading'].some((kind) => text.includes(name + kind));
}

const rank = (file: string) => (/(\.paths|registrationMachine)\.test/.test(file) ? 1 : 0);

/**
 * The test files of a flow's page. The test that replays the flow's paths comes last. Empty for a flow
 * without a page.
 */
export function pageTests({ replayedBy }: Flow): string[] {
  if (!replayedBy) return [];
  const beside = globSync(`${dirname(replayedBy)}/*.test.tsx`, { cwd: root }).filter(
    (file) => !file.endsWith('.paths.test.tsx'),
  );
  return [...beside, replayedBy];
}
