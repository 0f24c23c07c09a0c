/** Retries of a call that loads a page's data, so that a page can say what it is doing (specification section 7). */

/** The coming retry, from 1, and how many there are. */
export type LoadRetry = { number: number; limit: number };

/** A try has failed, and another one follows. */
export type LoadRetried = { type: 'load.retried'; retry: LoadRetry };

/** The input of a call that reports its retries. */
export type ReportsRetries = { onRetry: (retry: LoadRetry) => void };

/** Makes a call report its retries to the machine that invokes it. */
export const retriesTo = (self: { send: (event: LoadRetried) => void }): ReportsRetries => ({
  onRetry: (retry) => self.send({ type: 'load.retried', retry }),
});
