type Kind<T> = { new (): T; name: string };

/** The one element that a selector names; the page that the server wrote has it. */
export function element<T extends Element>(selector: string, kind: Kind<T>): T {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new TypeError(`${selector} is no ${kind.name}`);
}
