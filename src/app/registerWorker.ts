declare global {
  /** Written by the loader of the page (decision D38), which alone may say what runs here. */
  var sawtWorker: string | undefined;
}

/** Hands the site to its service worker. A browser that has none, or lets none be, shows the site as it does without. */
export function registerWorker(): void {
  // In development there is none.
  if (globalThis.sawtWorker && 'serviceWorker' in navigator)
    navigator.serviceWorker.register(globalThis.sawtWorker).catch(() => {});
}
