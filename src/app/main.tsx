import '../theme/globalStyles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HOME_REDIRECT, pageAt } from '../../domain/routes.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { detectLanguage } from '../i18n/detectLanguage.ts';
import { areasOf, loadScreen } from './pages.tsx';
import { Site } from './Site.tsx';

const path = window.location.pathname;
const name = pageAt(path === '/' ? HOME_REDIRECT : path) ?? 'notFound';

async function start(root: HTMLElement): Promise<void> {
  const language = detectLanguage();
  const painted = 'painted' in root.dataset && language === document.documentElement.lang;
  // The words and the page are fetched side by side: the first paint needs both.
  const [i18n] = await Promise.all([createI18n(language, areasOf(name)), loadScreen(name), documentRead()]);
  const site = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Site />
      </I18nextProvider>
    </StrictMode>
  );
  // In slices between which the browser can answer the visitor.
  startTransition(() => {
    // What is not as the server painted it is painted anew, which is all there is to do about it.
    if (painted) hydrateRoot(root, site, { onRecoverableError: () => {} });
    else createRoot(root).render(site);
  });
  // Without it a page is fetched when its link is followed.
  import('./fetchAhead.ts').then(({ fetchAhead }) => fetchAhead()).catch(() => {});
}

/** From the cache, scripts may run before the page they belong to is read. */
async function documentRead(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
}

const root = document.getElementById('root');
const failed = document.getElementById('start-failed');
if (!root || !failed) throw new Error('no #root');
// The server wrote the sentence into the page: nothing that could be missing is needed to show it.
start(root).catch(() => (failed.hidden = false));
