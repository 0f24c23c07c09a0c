import type { Plugin } from 'vite';
import ar from '../../locales/ar/staffPage.json' with { type: 'json' };
import en from '../../locales/en/staffPage.json' with { type: 'json' };
import { favicon } from '../../server/site/favicon.ts';
import { isStaffPage } from './builtPages.ts';

const both = (words: (page: typeof en) => string) => [words(ar), words(en)].join(' · ');

/**
 * A plugin that writes into the staff application's page its icon, and the words that show before any words load, or
 * without them. The server serves the page as it is, so it has both languages.
 */
export function staffPage(): Plugin {
  return {
    name: 'sawt-staff-page',
    apply: 'build',
    transformIndexHtml(html, { path }) {
      if (!isStaffPage({ path })) return undefined;
      const worded = html
        .replace('<title></title>', `<title>${both(({ title }) => title)}</title>`)
        .replace('hidden></p>', `hidden>${both(({ failed }) => failed)}</p>`)
        .replace('<noscript></noscript>', `<noscript>${both(({ noScript }) => noScript)}</noscript>`);
      const attrs = { rel: 'icon', href: icon, type: 'image/svg+xml' };
      return { html: worded, tags: [{ tag: 'link', attrs, injectTo: 'head' }] };
    },
  };
}

/** In the page itself: the admin host serves no other file than those of the build. */
const icon = `data:image/svg+xml,${encodeURIComponent(favicon)}`;
