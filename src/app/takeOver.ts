import { showFonts } from '../theme/showFonts.ts';

declare global {
  /** Buttons of the painted page that were pressed before anybody listened; noted by the loader. */
  var sawtPressed: HTMLElement[] | undefined;
}

/** What the server painted is now the site's: presses that nobody could take are taken. */
export function takeOver(): void {
  const painted = document.querySelector<HTMLElement>('[data-painted]');
  if (!painted) return;
  delete painted.dataset['painted'];
  void showFonts(painted);
  // Once the flows that have just begun have read what the page came with.
  setTimeout(() => {
    for (const button of globalThis.sawtPressed ?? []) standing(button)?.click();
  });
}

/** The button itself, or the one that was rendered in its place. */
function standing(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  return [...document.querySelectorAll('button')].find((each) => nameOf(each) === nameOf(pressed));
}

const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;
