/** Where the eye rests, as a share of the window's height. */
const EYE = 1 / 3;

/**
 * Remembers what stands where the eye rests. Called once the words have changed, and with them the lengths of the
 * lines above, the returned function brings it back to its place.
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
