import '../theme/globalStyles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HOME_REDIRECT, pageAt } from '../../domain/routes.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { detectLanguage } from '../i18n/detectLanguage.ts';
import { areasOf, loadScreen } from './pages.tsx';
import { Site } from './Site.tsx';

const path = window.location.pathname;
const name = pageAt(path === '/' ? HOME_REDIRECT : path) ?? 'notFound';

async function start(root: HTMLElement): Promise<void> {
  // The words and the page are fetched side by side: the first paint needs both.
  const [i18n] = await Promise.all([createI18n(detectLanguage(), areasOf(name)), loadScreen(name)]);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Site />
      </I18nextProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
const failed = document.getElementById('start-failed');
if (!root || !failed) throw new Error('no #root');
// The server wrote the sentence into the page: nothing that could be missing is needed to show it.
start(root).catch(() => (failed.hidden = false));
