import { colourFrame } from './colourFrame.ts';
import { registerWorker } from './registerWorker.ts';
import { whenIdle } from './whenIdle.ts';

/** From the first page to what keeps it (ms): first comes what can be seen. */
const WORKER_AFTER_MS = 3_000;

/** What a visit takes besides its pages, once the first of them stands. */
export function afterFirstPage(): void {
  colourFrame();
  setTimeout(registerWorker, WORKER_AFTER_MS);
  whenIdle(() => {
    // Nobody watches then, and nobody misses it.
    import('./watch/startWatch.ts').then(({ startWatch }) => startWatch()).catch(() => {});
  });
}
