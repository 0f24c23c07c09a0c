import {
  DEVICE_BURST_MS,
  DEVICE_BURST_VOTES,
  FIXED_INTERVAL_MESSAGES,
  isFixedInterval,
} from '../../../domain/flags.ts';
import { RecentMap } from '../../platform/recentMap.ts';
import type { Finding } from './flagsRepo.ts';
import type { SeenVote } from './seenVote.ts';

/** How many senders the history keeps; it forgets those who have been silent for longest. */
const KEPT_SENDERS = 30_000;

type SentMessage = Pick<SeenVote, 'at' | 'text' | 'sourceRef'>;

/** The recent messages of each sender, as many as the detectors of flags need. */
export class SenderHistory {
  readonly #recent = new RecentMap<string, SentMessage[]>(KEPT_SENDERS);

  /**
   * Adds a message to its sender's history.
   * @returns the sender's recent messages, this one last
   */
  add({ payer, at, text, sourceRef }: SeenVote): readonly SentMessage[] {
    const known = this.#recent.get(payer);
    const sent = known ? stillOfUse(known, at) : [];
    sent.push({ at, text, sourceRef });
    this.#recent.set(payer, sent);
    return sent;
  }
}

function stillOfUse(sent: readonly SentMessage[], now: number): SentMessage[] {
  const few = sent.length - (FIXED_INTERVAL_MESSAGES - 1);
  const many = sent.length - (DEVICE_BURST_VOTES - 1);
  return sent.filter(({ at }, index) => index >= few || (index >= many && now - at < DEVICE_BURST_MS));
}

/** Finds more messages of one sender within 10 s than a person can send (decision D8). */
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

/** Finds the same text of one sender at intervals as even as a machine's (decision D8). */
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
