import { DEVICE_BURST_MS, DEVICE_BURST_VOTES, FIXED_INTERVAL_MESSAGES } from '../../../domain/flags.ts';
import { RecentMap } from './recentMap.ts';
import type { SeenVote } from './seenVote.ts';

/** Senders remembered; when more than these write, those silent for longest are taken for new. */
const KEPT_SENDERS = 30_000;

export type SentMessage = Pick<SeenVote, 'at' | 'text' | 'sourceRef'>;

/** What each sender sent lately: as much of it as the detectors look at. */
export class SenderHistory {
  readonly #recent = new RecentMap<string, SentMessage[]>(KEPT_SENDERS);

  /** Adds a message. @returns what its sender sent lately, this message last */
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
