import { FIXED_INTERVAL_MESSAGES, isFixedInterval } from '../../../domain/flags.ts';
import type { Finding } from './finding.ts';
import { RecentMap } from './recentMap.ts';
import type { SeenVote } from './seenVote.ts';

/** Senders remembered; when more than these write, those silent for longest are taken for new. */
const KEPT_SENDERS = 50_000;

type Sent = { text: string; messages: { at: number; sourceRef: string }[] };

/** Finds senders that send the same text as evenly as a machine does (decision D8). */
export function evenIntervals(): (vote: SeenVote) => Finding | undefined {
  const recent = new RecentMap<string, Sent>(KEPT_SENDERS);
  return ({ payer, text, sourceRef, at, day }) => {
    if (text === null) return undefined;
    const before = recent.get(payer);
    const earlier = before?.text === text ? before.messages : [];
    const messages = [...earlier, { at, sourceRef }].slice(-FIXED_INTERVAL_MESSAGES);
    recent.set(payer, { text, messages });
    const instants = messages.map((message) => message.at);
    if (!isFixedInterval(instants)) return undefined;
    return {
      kind: 'fixed_interval',
      subject: payer,
      period: day,
      reasons: {
        messages: messages.length,
        threshold: FIXED_INTERVAL_MESSAGES,
        interval_ms: Math.round((at - instants[0]!) / (messages.length - 1)),
      },
      members: messages.map((message) => message.sourceRef),
      at,
    };
  };
}
