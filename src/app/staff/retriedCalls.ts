import { retryPresets } from '../../../domain/retryPolicy.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import { dataOf } from '../flows/dataOf.ts';
import type { StepUps } from './stepUps.ts';

type Made = <Data>(call: () => Promise<Outcome<Data>>, signal: AbortSignal) => Promise<Data>;

/** Reads, and repeats what fails. */
export const retriedRead: Made = async (call, signal) =>
  dataOf(await withRetry(call, retryPresets.standard, { signal }));

/** How calls are made: reads are repeated, writes are made once and, where it is asked for, after a step-up. */
export type RetriedCalls = { read: Made; write: Made };

export const retriedCalls = ({ steppedUp }: Pick<StepUps, 'steppedUp'>): RetriedCalls => ({
  read: retriedRead,
  write: async (call, signal) =>
    dataOf(await steppedUp(() => withRetry(call, retryPresets.once, { signal }), signal)),
});
