import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegions } from '../../components/LiveRegions/LiveRegions.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { SignInPage } from '../../pages/staff/SignInPage/SignInPage.tsx';
import { chooseTheme, currentTheme, watchTheme } from '../../theme/themeChoice.ts';
import { changeLanguage } from '../changeLanguage.ts';
import { EntryShell } from './EntryShell.tsx';
import { signInFlow } from './signInFlow.ts';

/** The staff application. */
export function StaffApp() {
  const { i18n } = useTranslation('staff');
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  return (
    <>
      <EntryShell
        theme={theme}
        onTheme={chooseTheme}
        onLanguage={(language) => void changeLanguage(i18n, language)}
      >
        <SignInPage signIn={signInFlow} />
      </EntryShell>
      <LiveRegions />
      <Toasts />
    </>
  );
}
