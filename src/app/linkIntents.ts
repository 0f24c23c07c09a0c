/** Signs that a person is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'];

/** Calls `onIntent` with the path of each link to another page of this host that a person points at, focuses or touches. */
export function watchLinkIntents(onIntent: (path: string) => void): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const { origin, pathname } = new URL(link.href);
    if (origin === location.origin && pathname !== location.pathname) onIntent(pathname);
  };
  for (const type of intents) document.addEventListener(type, look, { passive: true });
}
