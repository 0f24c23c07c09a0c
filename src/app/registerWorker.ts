declare global {
  /** Address of the worker, set by the page's loader, which owns the trusted types policy (decision D38). */
  var sawtWorker: string | undefined;
}

/** Registers the service worker. The site works without it. */
export function registerWorker(): void {
  // Development has no worker.
  if (globalThis.sawtWorker && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(globalThis.sawtWorker).catch(() => {});
}
