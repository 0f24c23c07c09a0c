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
// The words and the page are fetched side by side: the first paint needs both.
const [i18n] = await Promise.all([createI18n(detectLanguage(), areasOf(name)), loadScreen(name)]);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <Site />
    </I18nextProvider>
  </StrictMode>,
);
