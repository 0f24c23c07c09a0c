/** Assumed reading position, as a share of the window's height. */
const EYE = 1 / 3;

/**
 * Remembers the element at the reading position. The returned function scrolls it back there after the text has
 * changed.
 */
export function keepPlace(): () => void {
  const anchor = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * EYE);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    requestAnimationFrame(() => {
      if (anchor?.isConnected)
        window.scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  };
}
