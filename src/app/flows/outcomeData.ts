import type { Outcome } from '../../api/unwrap.ts';

/** What a call brought; rejects with why it did not. */
export const dataOf = <Data>(outcome: Outcome<Data>): Data | Promise<never> =>
  outcome.ok ? outcome.data : Promise.reject(outcome.error);
