import { colourFrame } from './colourFrame.ts';
import { registerWorker } from './registerWorker.ts';
import { whenIdle } from './whenIdle.ts';

/** Delay (ms) between the first page and the service worker, so that visible work comes first. */
const WORKER_AFTER_MS = 3_000;

/** Starts everything that the first page does not need. */
export function afterFirstPage(): void {
  colourFrame();
  setTimeout(registerWorker, WORKER_AFTER_MS);
  whenIdle(() => {
    // The site works without monitoring.
    import('./watch/startWatch.ts').then(({ startWatch }) => startWatch()).catch(() => {});
  });
}
