type Kind<T> = { new (): T; name: string };

/** The only element of a selector; the server's page contains it. */
export function element<T extends Element>(selector: string, kind: Kind<T>): T {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new TypeError(`${selector} is no ${kind.name}`);
}
