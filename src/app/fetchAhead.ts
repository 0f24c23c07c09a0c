import { getI18n } from 'react-i18next';
import { pageAt, type PageName } from '../../domain/routes.ts';
import { watchLinkIntents } from './linkIntents.ts';
import { areasOf, fetchScreen } from './pages.tsx';

type FetchPage = (page: PageName) => Promise<unknown>;

let watching = false;

/** Prefetches the screen and the words of a link on hover, focus or touch. */
export function fetchAhead(fetchPage: FetchPage = fetchScreen): void {
  if (watching) return;
  watching = true;
  watchLinkIntents((path) => fetchTarget(path, fetchPage));
}

function fetchTarget(path: string, fetchPage: FetchPage): void {
  const page = pageAt(path);
  if (!page) return;
  // A failed prefetch is repeated when the visitor follows the link.
  fetchPage(page).catch(() => {});
  getI18n()
    .loadNamespaces([...areasOf(page)])
    .catch(() => {});
}
