import { seasonPlan } from '../../../demo/season/seasonPlan.ts';
import type { Store } from '../../../server/start/openStore.ts';

/** An instant at which the third group of a season that is laid then has a whole day behind it: 15:20 in Muscat. */
export const seasonNow = Date.UTC(2026, 10, 20, 11, 20);

/** Lays the demo season around `now` without a vote: two contestants a group, codes 301 and 302 in the open one. */
export function layTestSeason(store: Store, now: number, entries = 10) {
  const plan = seasonPlan({ now, entries, imageOf: () => null });
  return store.writer.submit('laySeason', { ...plan, votes: [] });
}
