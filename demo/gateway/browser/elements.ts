type Kind<T> = { new (): T; name: string };

/**
 * Finds an element by its selector and kind.
 * @throws TypeError if the page has none
 */
export function element<T extends Element>(selector: string, kind: Kind<T>): T {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new TypeError(`${selector} is no ${kind.name}`);
}
