import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server';

/** How long (ms) a request waits for the lock of an upload. */
const PATIENCE_MS = 10_000;

type Waiting = { requestRelease: RequestRelease; begin: () => void };
type Held = { requestRelease: RequestRelease; waiting: Waiting[] };

/**
 * One request at a time for each upload. A new request asks the holder of the lock to end, which may be the half-open
 * connection of a phone that lost its network. Waiting takes no processor time.
 */
export class UploadLocks implements Locker {
  readonly #held = new Map<string, Held>();

  newLock(id: string): Lock {
    return {
      lock: (signal, requestRelease) => this.#take(id, signal, requestRelease),
      unlock: async () => this.#free(id),
    };
  }

  /** Runs `work` with the lock of an upload; `busy` after a long wait. @throws the error of `work` */
  async hold<T>(id: string, work: () => Promise<T>): Promise<T | 'busy'> {
    const isOurs = await this.#take(id, new AbortController().signal, () => {}).then(
      () => true,
      () => false,
    );
    return isOurs ? work().finally(() => this.#free(id)) : 'busy';
  }

  async #take(id: string, signal: AbortSignal, requestRelease: RequestRelease): Promise<void> {
    const held = this.#held.get(id);
    if (!held) {
      this.#held.set(id, { requestRelease, waiting: [] });
      return;
    }
    const turn = Promise.withResolvers<void>();
    const waiting = { requestRelease, begin: turn.resolve };
    held.waiting.push(waiting);
    const giveUp = () => {
      const place = held.waiting.indexOf(waiting);
      if (place === -1) return;
      held.waiting.splice(place, 1);
      turn.reject(ERRORS.ERR_LOCK_TIMEOUT);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp, { once: true });
    void held.requestRelease();
    await turn.promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  }

  #free(id: string): void {
    const held = this.#held.get(id);
    const next = held?.waiting.shift();
    if (!held || !next) {
      this.#held.delete(id);
      return;
    }
    held.requestRelease = next.requestRelease;
    next.begin();
    if (held.waiting.length > 0) void held.requestRelease();
  }
}
