import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from 'wouter/use-browser-location';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { LiveRegions } from '../../components/LiveRegions/LiveRegions.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { EnrolmentPage } from '../../pages/staff/EnrolmentPage/EnrolmentPage.tsx';
import { SignInPage } from '../../pages/staff/SignInPage/SignInPage.tsx';
import { chooseTheme, currentTheme, watchTheme } from '../../theme/themeChoice.ts';
import { changeLanguage } from '../changeLanguage.ts';
import { enrolmentFlows } from './enrolmentFlow.ts';
import { EntryShell } from './EntryShell.tsx';
import { signInFlow } from './signInFlow.ts';

/** The staff application. */
export function StaffApp() {
  const { i18n } = useTranslation('staff');
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const path = usePathname();
  return (
    <>
      <EntryShell
        theme={theme}
        onTheme={chooseTheme}
        onLanguage={(language) => void changeLanguage(i18n, language)}
      >
        <EntryStep path={path} />
      </EntryShell>
      <LiveRegions />
      <Toasts />
    </>
  );
}

function EntryStep({ path }: { path: string }) {
  if (path === staffPaths.setup) return <EnrolmentPage enrolment={enrolmentFlows.setup} kind="setup" />;
  if (path === staffPaths.invitation)
    return <EnrolmentPage enrolment={enrolmentFlows.invitation} kind="invitation" />;
  return <SignInPage signIn={signInFlow} />;
}
