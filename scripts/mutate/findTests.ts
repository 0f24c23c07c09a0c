import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Flow } from '../../tests/flows/flow.ts';

const root = join(import.meta.dirname, '../..');

/** Facts first, then the generated paths, which take longer. */
export function machineTests({ name }: Flow): string[] {
  const found = globSync('src/machines/*/*.test.ts', { cwd: root }).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return text.includes(`${name}Flow`) || text.includes(`${name}Machine`) || text.includes(`${name}Reading`);
  });
  return found.toSorted((a, b) => rank(a) - rank(b));
}

const rank = (file: string) => (/(\.paths|registrationMachine)\.test/.test(file) ? 1 : 0);

/** Those beside the test that replays its paths, and that one last. */
export function pageTests({ replayedBy }: Flow): string[] {
  if (!replayedBy) return [];
  const beside = globSync(`${dirname(replayedBy)}/*.test.tsx`, { cwd: root }).filter(
    (file) => !file.endsWith('.paths.test.tsx'),
  );
  return [...beside, replayedBy];
}
