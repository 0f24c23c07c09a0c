import type { FlagThresholds } from './flagThresholds.ts';
import type { Finding } from './flagsRepo.ts';
import { LatestSources } from './latestSources.ts';
import type { SeenVote } from './seenVote.ts';

const HOUR_MS = 3_600_000;

/**
 * Finds a network whose share of an entry's orders in an hour is many times its share of the other entries'
 * orders (decision D140). The network of a mobile operator has a similar share of every entry's orders, so
 * it raises no flag.
 */
export function networkShare(
  { networkOrders, networkFactor }: FlagThresholds,
  pseudonymOf: (subject: string) => string,
): (vote: SeenVote) => Finding | undefined {
  let hour = -Infinity;
  let all = 0;
  const ofEntry = new Map<string, number>();
  const ofNetwork = new Map<string, number>();
  const ofBoth = new Map<string, LatestSources>();
  const flagged = new Set<string>();
  const begin = (now: number) => {
    hour = now;
    all = 0;
    for (const each of [ofEntry, ofNetwork, ofBoth, flagged]) each.clear();
  };
  const add = (counts: Map<string, number>, key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  return ({ network, entryId, sourceRef, at, day }) => {
    if (network === null || entryId === null) return undefined;
    const now = Math.floor(at / HOUR_MS);
    if (now > hour) begin(now);
    const both = `${network} ${entryId}`;
    const sources = ofBoth.get(both) ?? new LatestSources();
    ofBoth.set(both, sources);
    sources.add(sourceRef);
    all += 1;
    const entry = add(ofEntry, entryId);
    const share = sources.count / entry;
    const others = (add(ofNetwork, network) - sources.count + 1) / (all - entry + 1);
    if (sources.count < networkOrders || share < networkFactor * others) return undefined;
    const members = flagged.has(both) ? [sourceRef] : sources.latest;
    flagged.add(both);
    return {
      kind: 'network_share',
      subject: pseudonymOf(both),
      period: day,
      reasons: {
        orders: sources.count,
        entry: entryId,
        percent: Math.round(share * 100),
        percent_elsewhere: Math.round(others * 1_000) / 10,
        threshold: networkOrders,
        factor: networkFactor,
        within_ms: HOUR_MS,
      },
      members,
      at,
    };
  };
}
