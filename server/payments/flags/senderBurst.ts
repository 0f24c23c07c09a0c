import { DEVICE_BURST_MS, DEVICE_BURST_VOTES } from '../../../domain/flags.ts';
import type { Finding } from './finding.ts';
import type { SeenVote } from './seenVote.ts';
import type { SentMessage } from './senderHistory.ts';

/** So many messages of one sender within 10 s as no person can send (decision D8). */
export function senderBurst({ payer, at, day }: SeenVote, sent: readonly SentMessage[]): Finding | undefined {
  if (sent.length < DEVICE_BURST_VOTES) return undefined;
  const near = sent.filter((message) => at - message.at < DEVICE_BURST_MS);
  if (near.length < DEVICE_BURST_VOTES) return undefined;
  return {
    kind: 'device_burst',
    subject: payer,
    period: day,
    reasons: { votes: near.length, threshold: DEVICE_BURST_VOTES, within_ms: DEVICE_BURST_MS },
    members: near.map(({ sourceRef }) => sourceRef),
    at,
  };
}
