import { DEVICE_BURST_MS, DEVICE_BURST_VOTES } from '../../../domain/flags.ts';
import type { Finding } from './finding.ts';
import { RecentMap } from './recentMap.ts';
import type { SeenVote } from './seenVote.ts';

const KEPT_SENDERS = 50_000;

type Sent = { at: number; sourceRef: string };

/** Finds senders of so many messages within 10 s as no person can send (decision D8). */
export function senderBursts(): (vote: SeenVote) => Finding | undefined {
  const recent = new RecentMap<string, Sent[]>(KEPT_SENDERS);
  return ({ payer, text, sourceRef, at, day }) => {
    if (text === null) return undefined;
    const sent = (recent.get(payer) ?? []).filter((each) => at - each.at < DEVICE_BURST_MS);
    sent.push({ at, sourceRef });
    recent.set(payer, sent.slice(-DEVICE_BURST_VOTES));
    if (sent.length < DEVICE_BURST_VOTES) return undefined;
    return {
      kind: 'device_burst',
      subject: payer,
      period: day,
      reasons: { votes: sent.length, threshold: DEVICE_BURST_VOTES, within_ms: DEVICE_BURST_MS },
      members: sent.map((each) => each.sourceRef),
      at,
    };
  };
}
