import { getI18n } from 'react-i18next';
import { pageAt, type PageName } from '../../domain/routes.ts';
import { areasOf, fetchScreen } from './pages.tsx';

/** Signs that the visitor is about to follow a link. */
const intents = ['pointerover', 'focusin', 'touchstart'];

type FetchPage = (page: PageName) => Promise<unknown>;

let watching = false;

/** Prefetches the screen and the words of a link on hover, focus or touch. */
export function fetchAhead(fetchPage: FetchPage = fetchScreen): void {
  if (watching) return;
  watching = true;
  const onIntent = ({ target }: Event) => fetchTarget(target, fetchPage);
  for (const type of intents) document.addEventListener(type, onIntent, { passive: true });
}

function fetchTarget(target: EventTarget | null, fetchPage: FetchPage): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const { origin, pathname } = new URL(link.href);
  const page = origin === location.origin && pathname !== location.pathname && pageAt(pathname);
  if (!page) return;
  // A failed prefetch is repeated when the visitor follows the link.
  fetchPage(page).catch(() => {});
  getI18n()
    .loadNamespaces([...areasOf(page)])
    .catch(() => {});
}
