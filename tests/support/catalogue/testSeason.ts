import { seasonPlan } from '../../../demo/season/seasonPlan.ts';
import type { writes } from '../../../demo/writes.ts';
import type { Submitter } from '../../../server/platform/writer/openWriter.ts';
import type { Store } from '../../../server/start/openStore.ts';

/**
 * A time (15:20 in Muscat) for tests with the demo season. If the season is laid then, its third group has
 * been open for more than a day.
 */
export const seasonNow = Date.UTC(2026, 10, 20, 11, 20);

/**
 * Stores the demo season as it is at `now`, without votes. By default each group has two contestants; those
 * of the open group have the codes 301 and 302.
 */
export function layTestSeason(store: Store, now: number, entries = 10) {
  const plan = seasonPlan({ now, entries, imageOf: () => null });
  return (store.writer as Submitter<typeof writes>).submit('laySeason', { ...plan, votes: [] });
}
