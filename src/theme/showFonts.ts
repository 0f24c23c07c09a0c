const faces = [
  '700 1em "Alexandria Arabic"',
  '700 1em "Alexandria Variable"',
  '400 1em "IBM Plex Sans Arabic"',
  '600 1em "IBM Plex Sans Arabic"',
];
/** As many characters as a cheap phone lays out anew without missing a frame. */
const PORTION = 200;

/**
 * Shows a painted page in the site's fonts once all of them are there: between two fonts lines would be broken anew,
 * under the finger that presses. A little in each frame, in reading order: the whole at once would hold up a press.
 */
export async function showFonts(painted: HTMLElement): Promise<void> {
  const portions = portionsOf(painted);
  for (const portion of portions) portion.dataset['fontsAwaited'] = '';
  // Also where one cannot be had.
  if ('fonts' in document)
    await Promise.allSettled(faces.map((face) => document.fonts.load(face, painted.textContent)));
  for (const portion of portions) {
    delete portion.dataset['fontsAwaited'];
    await new Promise(requestAnimationFrame);
  }
}

function portionsOf(element: HTMLElement): HTMLElement[] {
  // The title stands in its font from the beginning.
  if (element.tagName === 'H1' || !element.textContent) return [];
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  if (element.textContent.length <= PORTION || children.length === 0) return [element];
  return children.flatMap(portionsOf);
}
