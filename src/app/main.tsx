import '../theme/globalStyles.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HOME_REDIRECT } from '../../domain/routes.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { detectLanguage } from '../i18n/detectLanguage.ts';
import { areasOf, loadScreen } from './pages.tsx';
import { screenAt } from './screenAt.ts';
import { Site } from './Site.tsx';

async function start(): Promise<void> {
  await documentRead();
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const path = window.location.pathname;
  const name = screenAt(path === '/' ? HOME_REDIRECT : path);
  const language = detectLanguage();
  const rendered = 'serverRendered' in root.dataset && language === document.documentElement.lang;
  // The first paint needs words and page: load them in parallel.
  const [i18n] = await Promise.all([createI18n(language, areasOf(name)), loadScreen(name)]);
  const site = (
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Site />
      </I18nextProvider>
    </StrictMode>
  );
  // A transition renders in slices, so that the browser can respond in between.
  startTransition(() => {
    // On a hydration mismatch React renders again; there is nothing else to do.
    if (rendered) hydrateRoot(root, site, { onRecoverableError: () => {} });
    else createRoot(root).render(site);
  });
  // Without prefetching, a page loads when the visitor follows its link.
  import('./fetchAhead.ts').then((part) => part.fetchAhead()).catch(() => {});
}

/** A script that the browser has stored may run before the document is parsed. */
async function documentRead(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
}

start().catch(() => {
  // The sentence is part of the served page, so showing it cannot fail.
  const failed = document.getElementById('start-failed');
  if (failed) failed.hidden = false;
});
