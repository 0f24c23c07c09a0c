import { every, type PeriodicWorker } from '../platform/every.ts';
import { sweepMedia, type MediaSweepDeps } from './sweepMedia.ts';

const HOUR_MS = 3_600_000;
/** Delay of the first sweep: a start has more urgent work (ms). */
const FIRST_AFTER_MS = 60_000;

export type MediaSweeper = {
  worker: PeriodicWorker;
  /** Bytes of all stored objects at the last sweep. */
  storedBytes(): number;
};

/** Deletes files that no row needs any more, once an hour. */
export function mediaSweeper(deps: MediaSweepDeps, onError: (error: unknown) => void): MediaSweeper {
  const { clock } = deps;
  let keptBytes = 0;
  const work = async () => {
    ({ keptBytes } = await sweepMedia(deps));
  };
  const worker = every({
    lease: 'media sweep',
    ms: HOUR_MS,
    firstAfterMs: FIRST_AFTER_MS,
    clock,
    work,
    onError,
  });
  return { worker, storedBytes: () => keptBytes };
}
