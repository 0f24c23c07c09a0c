import { useEffect } from 'react';

declare global {
  /** Buttons pressed before hydration; the loader queues them. */
  var sawtPressed: HTMLElement[] | undefined;
}

/** Ends hydration: replays queued clicks. */
function finishHydration(): void {
  const rendered = document.querySelector<HTMLElement>('[data-server-rendered]');
  if (!rendered) return;
  delete rendered.dataset['serverRendered'];
  // Replays clicks only after the flows have read the start data of the page.
  setTimeout(() => {
    for (const button of globalThis.sawtPressed ?? []) currentButton(button)?.click();
  });
}

/** The button itself, or the one that replaced it. */
function currentButton(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  return [...document.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(pressed));
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;

/**
 * Runs `arrive` after the page of a new route has rendered. That code loads after the first page; until then
 * the browser follows links itself.
 */
export function Arrival({ path }: { path: string }) {
  useEffect(finishHydration, []);
  useEffect(() => {
    // The page works without `arrive`.
    import('./arrive.ts').then((part) => part.arrive(path)).catch(() => {});
  }, [path]);
  return null;
}
