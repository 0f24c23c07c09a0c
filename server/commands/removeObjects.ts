import { openObjects } from '../platform/storage/openObjects.ts';
import type { CommandSetting } from './command.ts';

/**
 * Removes objects that no row names any more. If this fails, the server's sweeper removes them within a day.
 */
export async function removeObjects(
  config: CommandSetting['config'],
  objects: readonly string[],
): Promise<void> {
  const store = openObjects({ dataDir: config.dataDir, s3: config.s3 ?? null });
  for (const key of objects) await store.remove(key);
}
