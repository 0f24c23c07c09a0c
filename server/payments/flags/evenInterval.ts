import { FIXED_INTERVAL_MESSAGES, isFixedInterval } from '../../../domain/flags.ts';
import type { Finding } from './finding.ts';
import type { SeenVote } from './seenVote.ts';
import type { SentMessage } from './senderHistory.ts';

/** The same text of one sender as evenly apart as a machine sends it (decision D8). */
export function evenInterval(
  { payer, text, at, day }: SeenVote,
  sent: readonly SentMessage[],
): Finding | undefined {
  if (sent.length < FIXED_INTERVAL_MESSAGES) return undefined;
  const messages = sent.slice(-FIXED_INTERVAL_MESSAGES);
  const instants = messages.map((message) => message.at);
  if (messages.some((message) => message.text !== text) || !isFixedInterval(instants)) return undefined;
  return {
    kind: 'fixed_interval',
    subject: payer,
    period: day,
    reasons: {
      messages: messages.length,
      threshold: FIXED_INTERVAL_MESSAGES,
      interval_ms: Math.round((at - instants[0]!) / (messages.length - 1)),
    },
    members: messages.map(({ sourceRef }) => sourceRef),
    at,
  };
}
