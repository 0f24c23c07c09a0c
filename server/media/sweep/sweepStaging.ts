import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stagingPath, type Staged } from '../../platform/storage/stagingFolder.ts';

/**
 * Removes staged files unchanged since `before` (UTC ms).
 * @param known files that stay at any age, by the name before the first dot
 * @returns how many
 */
export async function sweepStaging(
  dataDir: string,
  staged: Staged,
  before: number,
  known: ReadonlySet<string> = new Set(),
): Promise<number> {
  const folder = stagingPath(dataDir, staged);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => undefined);
    if (!facts || facts.mtimeMs >= before || known.has(name.split('.')[0] ?? '')) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
