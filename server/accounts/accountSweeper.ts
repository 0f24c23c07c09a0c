import type { Clock } from '../platform/clock.ts';
import { every, type PeriodicWorker } from '../platform/every.ts';
import type { AccountWriter } from './writes.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired sessions, links and messages once an hour. */
export function accountSweeper(
  writer: AccountWriter,
  clock: Clock,
  onError: (error: unknown) => void,
): PeriodicWorker {
  const work = async () => {
    await writer.submit('sweepAccounts', clock.now());
  };
  return every({ lease: 'account sweep', ms: HOUR_MS, firstAfterMs: HOUR_MS, clock, work, onError });
}
