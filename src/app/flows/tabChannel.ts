/** Election over a broadcast channel: the earliest unopposed claim wins. */
import { TAB_ASK_MS, TAB_CLAIM_MS } from '../../../domain/delays.ts';
import type { Claim, Tell } from './tabClaim.ts';

const CHANNEL = 'sawt.vote';

type Message =
  | { says: 'claims' | 'holds'; since: number; id: string }
  | { says: 'takes' }
  | { says: 'leaves' };
type Standing = 'claiming' | 'holding' | 'waiting';

export function claimByChannel(tell: Tell, channelName: string = CHANNEL): Claim {
  if (typeof BroadcastChannel === 'undefined') {
    tell({ type: 'claim.granted' });
    return { take: () => tell({ type: 'claim.granted' }), leave: () => {} };
  }
  const election = new Election(new BroadcastChannel(channelName), tell);
  return { take: () => election.take(), leave: () => election.leave() };
}

class Election {
  readonly #channel: BroadcastChannel;
  readonly #say: (message: Message) => void;
  readonly #tell: Tell;
  readonly #id = crypto.randomUUID();
  #since = 0;
  #standing: Standing = 'waiting';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(channel: BroadcastChannel, tell: Tell) {
    this.#channel = channel;
    this.#say = channel.postMessage.bind(channel);
    this.#tell = tell;
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    this.#claim();
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.#standing === 'holding') this.#say({ says: 'leaves' });
    this.#channel.close();
  }

  take(): void {
    this.#since = Date.now();
    this.#say({ says: 'takes' });
    this.#become('holding');
    this.#tell({ type: 'claim.granted' });
  }

  #claim(): void {
    this.#since = Date.now();
    this.#become('claiming', TAB_CLAIM_MS, () => {
      this.#become('holding');
      this.#tell({ type: 'claim.granted' });
    });
    this.#sayOwn('claims');
  }

  /** @param ended how the claim of a tab that holds the vote ends */
  #wait(ended: 'claim.lost' | 'claim.taken' = 'claim.lost'): void {
    const before = this.#standing;
    // Hidden tabs have slow timers but answer claims at once, so the blocked tab asks.
    this.#become('waiting', TAB_ASK_MS, () => this.#claim());
    if (before === 'claiming') this.#tell({ type: 'claim.refused' });
    if (before === 'holding') this.#tell({ type: ended });
  }

  #hear(message: Message): void {
    if (message.says === 'leaves') {
      if (this.#standing === 'waiting') this.#claim();
      return;
    }
    if (message.says === 'takes') {
      this.#wait('claim.taken');
      return;
    }
    const ownIsEarlier =
      this.#since < message.since || (this.#since === message.since && this.#id < message.id);
    if (this.#standing === 'holding') {
      if (message.says === 'claims' || ownIsEarlier) this.#sayOwn('holds');
      else this.#wait();
    } else if (this.#standing === 'claiming') {
      if (message.says === 'claims' && ownIsEarlier) this.#sayOwn('claims');
      else this.#wait();
    }
  }

  #become(standing: Standing, ms?: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#standing = standing;
    if (ms !== undefined && then) this.#timer = setTimeout(then, ms);
  }

  #sayOwn(says: 'claims' | 'holds'): void {
    this.#say({ says, since: this.#since, id: this.#id });
  }
}
