import type { Outcome } from '../../api/unwrap.ts';

/** The data of a successful outcome; rejects with the error otherwise. */
export const dataOf = <Data>(outcome: Outcome<Data>): Data | Promise<never> =>
  outcome.ok ? outcome.data : Promise.reject(outcome.error);
