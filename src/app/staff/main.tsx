import '../../theme/globalStyles.ts';
import '../../theme/density.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { staffAreas } from '../../../domain/staff/staffAreas.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import { detectLanguage } from '../../i18n/detectLanguage.ts';
import { applyStoredTheme } from '../../theme/themeChoice.ts';
import { followLinks } from '../followLinks.ts';
import { watchLinkIntents } from '../linkIntents.ts';
import { fetchPageAt } from './deskPages.ts';
import { StaffApp } from './StaffApp.tsx';

async function start(root: HTMLElement): Promise<void> {
  const i18n = await createI18n(detectLanguage(), staffAreas);
  fetchPageAt(location.pathname);
  watchLinkIntents(fetchPageAt);
  createRoot(root).render(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <StaffApp />
      </I18nextProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
const failed = document.getElementById('start-failed');
if (!root || !failed) throw new Error('no #root');
// No script may stand in the page, so this is the first chance.
applyStoredTheme();
followLinks();
start(root).catch(() => (failed.hidden = false));
