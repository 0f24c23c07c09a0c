/** How long (ms) a repeated request waits for the outcome of the first request with its key. */
export const IN_FLIGHT_PATIENCE_MS = 10_000;

/** What a repeated request gets: the result, or that its body differs or the work takes too long. */
export type Waited<T> = { kind: 'done'; result: T } | { kind: 'other_body' } | { kind: 'still_working' };

/** Work in progress by key. A request with a key in use joins that work, so that equal requests run once. */
export class InFlight<T> {
  readonly #running = new Map<string, { fingerprint: string; work: Promise<T> }>();
  readonly #patienceMs: number;

  constructor(patienceMs = IN_FLIGHT_PATIENCE_MS) {
    this.#patienceMs = patienceMs;
  }

  /** Starts work under a free key, which is free again once the work ends. Call `join` first. */
  start(key: string, fingerprint: string, work: () => Promise<T>): Promise<T> {
    const promise = work().finally(() => this.#running.delete(key));
    this.#running.set(key, { fingerprint, work: promise });
    return promise;
  }

  /**
   * The outcome of the work in progress under a key; undefined if there is none. A fingerprint that differs
   * from the work's gives `other_body`; work that outlasts the patience gives `still_working`.
   * @throws the error of the work
   */
  join(key: string, fingerprint: string): Promise<Waited<T>> | undefined {
    const running = this.#running.get(key);
    if (!running) return undefined;
    if (running.fingerprint !== fingerprint) return Promise.resolve({ kind: 'other_body' });
    return this.#wait(running.work);
  }

  #wait(work: Promise<T>): Promise<Waited<T>> {
    const { promise, resolve, reject } = Promise.withResolvers<Waited<T>>();
    const timer = setTimeout(() => resolve({ kind: 'still_working' }), this.#patienceMs);
    work.then((result) => resolve({ kind: 'done', result }), reject).finally(() => clearTimeout(timer));
    return promise;
  }
}
