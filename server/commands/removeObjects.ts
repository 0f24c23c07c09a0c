import { openObjects } from '../platform/storage/openObjects.ts';
import type { CommandSetting } from './command.ts';

/**
 * Removes objects whose rows the caller has deleted. Throws at the first failure; the server's sweeper removes the
 * rest within a day.
 */
export async function removeObjects(
  config: CommandSetting['config'],
  objects: readonly string[],
): Promise<void> {
  const store = openObjects({ dataDir: config.dataDir, s3: config.s3 ?? null });
  for (const key of objects) await store.remove(key);
}
