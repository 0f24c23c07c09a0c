import { every, type PeriodicWorker } from '../platform/every.ts';
import { sweepMedia, type MediaSweepDeps } from './sweepMedia.ts';

const HOUR_MS = 3_600_000;
/** A start has more urgent things to do (ms). */
const FIRST_AFTER_MS = 60_000;

export type MediaSweeper = {
  worker: PeriodicWorker;
  /** Of everything that is kept, as of the last sweep. */
  storedBytes(): number;
};

/** Drops files that nothing needs any more, once an hour. */
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
