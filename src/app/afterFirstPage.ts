import { showFonts } from '../theme/showFonts.ts';
import { colourFrame } from './colourFrame.ts';
import { whenIdle } from './whenIdle.ts';

declare global {
  /** Address of the worker, set by the page's loader, which owns the trusted types policy (decision D38). */
  var sawtWorker: string | undefined;
}

/** Registers the service worker. The site works without it. */
function registerWorker(): void {
  // Development has no worker.
  if (globalThis.sawtWorker && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(globalThis.sawtWorker).catch(() => {});
}

/** Delay (ms) between the first page and the service worker, so that visible work comes first. */
const WORKER_AFTER_MS = 3_000;

/** Starts everything that the first page does not need. */
export function afterFirstPage(): void {
  const rendered = document.querySelector<HTMLElement>('[data-fonts-awaited]');
  if (rendered) void showFonts(rendered);
  colourFrame();
  setTimeout(registerWorker, WORKER_AFTER_MS);
  whenIdle(() => {
    // The site works without monitoring.
    import('./watch/startWatch.ts').then(({ startWatch }) => startWatch()).catch(() => {});
  });
}
