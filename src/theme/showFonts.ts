const faces = [
  '700 1em "Alexandria Arabic"',
  '700 1em "Alexandria Variable"',
  '400 1em "IBM Plex Sans Arabic"',
  '600 1em "IBM Plex Sans Arabic"',
];
/** Characters that a slow phone can reflow within one frame. */
const PORTION = 200;

/**
 * Switches a server-rendered page to the site's fonts once all have loaded, so that lines reflow only once. It works in
 * portions per frame, in reading order, because one large reflow would delay a click.
 */
export async function showFonts(rendered: HTMLElement): Promise<void> {
  const portions = portionsOf(rendered);
  delete rendered.dataset['fontsAwaited'];
  for (const portion of portions) portion.dataset['fontsAwaited'] = '';
  // Continues if a font fails to load.
  if ('fonts' in document)
    await Promise.allSettled(faces.map((face) => document.fonts.load(face, rendered.textContent)));
  for (const portion of portions) {
    delete portion.dataset['fontsAwaited'];
    await new Promise(requestAnimationFrame);
  }
}

function portionsOf(element: HTMLElement): HTMLElement[] {
  // The title's font is preloaded.
  if (element.tagName === 'H1' || !element.textContent) return [];
  const children = [...element.children].filter((child) => child instanceof HTMLElement);
  if (element.textContent.length <= PORTION || children.length === 0) return [element];
  return children.flatMap(portionsOf);
}
