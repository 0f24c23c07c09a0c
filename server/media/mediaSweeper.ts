import { sweepMedia, type MediaSweepDeps } from './sweepMedia.ts';

const HOUR_MS = 3_600_000;
/** A start has more urgent things to do (ms). */
const FIRST_AFTER_MS = 60_000;

export type MediaSweeper = {
  /** Called often. */
  tick(): void;
  rest(): Promise<void>;
  /** Of everything that is kept, as of the last sweep. */
  storedBytes(): number;
};

/** Lets go of what is over, once an hour. */
export function mediaSweeper(deps: MediaSweepDeps, onError: (error: unknown) => void): MediaSweeper {
  const { clock } = deps;
  let dueAt = clock.monotonic() + FIRST_AFTER_MS;
  let keptBytes = 0;
  let running: Promise<void> | undefined;
  const sweep = async () => {
    ({ keptBytes } = await sweepMedia(deps));
  };
  return {
    tick: () => {
      if (running || clock.monotonic() < dueAt) return;
      dueAt = clock.monotonic() + HOUR_MS;
      running = sweep()
        .catch(onError)
        .finally(() => {
          running = undefined;
        });
    },
    rest: async () => running,
    storedBytes: () => keptBytes,
  };
}
