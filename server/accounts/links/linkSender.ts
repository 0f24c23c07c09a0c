import { canonicalCivilId } from '../../../domain/person/civilId.ts';
import { firstLinkEnd, RESET_LINK_MS } from '../../../domain/delays.ts';
import type { Language } from '../../../domain/localized.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountDeps } from '../accountDeps.ts';
import { findByCivilId, findUnverified } from '../accountsRepo.ts';

export type LinkWish = { civilId: string; language: Language; network: string };

/** Requests that may wait; a further one is refused. */
const WAITING = 200;
/** How many unverified signups with one civil id get a new link. */
const SIGNUPS_SERVED = 3;

/**
 * Makes links for forgotten passwords after the reply, so that its timing does not reveal whether an account
 * exists.
 */
export class LinkSender {
  readonly #deps: AccountDeps;
  readonly #onError: (error: unknown) => void;
  readonly #waiting: LinkWish[] = [];
  #running: Promise<void> | undefined;

  constructor(deps: AccountDeps, onError: (error: unknown) => void) {
    this.#deps = deps;
    this.#onError = onError;
  }

  /** Puts a request into the queue; false when it is full. */
  take(wish: LinkWish): boolean {
    if (this.#waiting.length >= WAITING) return false;
    this.#waiting.push(wish);
    return true;
  }

  /** Starts on waiting requests; called often, apart from requests. */
  tick(): void {
    if (this.#running || this.#waiting.length === 0) return;
    this.#running = this.#work().finally(() => {
      this.#running = undefined;
    });
  }

  async rest(): Promise<void> {
    while (this.#running || this.#waiting.length > 0) {
      this.tick();
      await this.#running;
    }
  }

  async #work(): Promise<void> {
    for (let wish = this.#waiting.shift(); wish; wish = this.#waiting.shift())
      await this.#send(wish).catch(this.#onError);
  }

  async #send({ civilId: typed, language, network }: LinkWish): Promise<void> {
    const { database, writer, clock } = this.#deps;
    const civilId = canonicalCivilId(typed);
    const account = await findByCivilId(database, civilId);
    if (account && account.suspendedAt !== null) return;
    const now = clock.now();
    const wanted = account
      ? [{ user_id: account.userId, purpose: 'reset' as const, expires_at: now + RESET_LINK_MS }]
      : (await findUnverified(database, civilId, SIGNUPS_SERVED)).map(({ userId, createdAt }) => ({
          user_id: userId,
          purpose: 'first' as const,
          expires_at: firstLinkEnd(createdAt, now),
        }));
    for (const link of wanted)
      if (link.expires_at > now)
        await writer.submit('issueLink', { id: newId(), ...link, created_at: now, language, network });
  }
}
