import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';
import type { Desk, DeskSection } from '../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { LanguageToggle } from '../../components/LanguageToggle/LanguageToggle.tsx';
import { LiveRegions } from '../../components/LiveRegions/LiveRegions.tsx';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { SignInPage } from '../../pages/staff/SignInPage/SignInPage.tsx';
import { StaffDesk } from '../../pages/staff/StaffDesk/StaffDesk.tsx';
import { StepUpDialog } from '../../pages/staff/StepUpDialog/StepUpDialog.tsx';
import { laterPart } from '../../parts/laterPart.ts';
import { chooseTheme, currentTheme, watchTheme } from '../../theme/themeChoice.ts';
import { changeLanguage } from '../changeLanguage.ts';
import { session, stepUps, waitingIn } from './desk.ts';
import { DeskPage } from './DeskPage.tsx';
import { enrolmentPage } from './deskPages.ts';
import { EntryShell } from './EntryShell.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { signInFlow } from './signInFlow.ts';
import { singleKeys } from './singleKeys.ts';
import { WaitingCount } from './WaitingCount.tsx';

/** Not part of the first load; it follows at once. */
const loadPalette = () => import('./Palette.tsx');
const Palette = laterPart(loadPalette);

const entries = {
  [staffPaths.signIn]: () => <SignInPage signIn={signInFlow} canUsePasskeys={canUsePasskeys()} />,
  [staffPaths.setup]: () => <enrolmentPage.Page kind="setup" />,
  [staffPaths.invitation]: () => <enrolmentPage.Page kind="invitation" />,
  [staffPaths.reset]: () => <enrolmentPage.Page kind="reset" />,
};

/** Keeps the rest of the address: the same section of another organisation. */
function openOrganisation(id: string): void {
  const { pathname, search } = location;
  const wanted = new URLSearchParams(search);
  const isChoice = wanted.has('organisation');
  wanted.set('organisation', id);
  navigate(`${pathname}?${wanted.toString()}`, { replace: !isChoice });
}

const noteOf = (section: DeskSection, { organisation }: Desk) =>
  section === 'approvals' && organisation && <WaitingCount waiting={waitingIn(organisation.id)} />;

/** The staff application. */
export function StaffApp() {
  const { i18n } = useTranslation('staff');
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const stepUp = useSyncExternalStore(stepUps.watch, stepUps.current);
  const hasSingles = useSyncExternalStore(singleKeys.watch, singleKeys.current);
  const path = usePathname();
  const search = useSearch();
  useEffect(() => {
    // What fails is loaded again when the palette is opened.
    loadPalette().catch(() => {});
  }, []);
  const Entry = entries[path as keyof typeof entries];
  const tools = (
    <>
      <LanguageToggle onSwitch={(language) => void changeLanguage(i18n, language)} />
      <ThemeToggle theme={theme} onChoose={chooseTheme} />
    </>
  );
  return (
    <>
      {Entry ? (
        <EntryShell tools={tools}>
          <Suspense>
            <Entry key={path} />
          </Suspense>
        </EntryShell>
      ) : (
        <StaffDesk
          session={session}
          path={path}
          wanted={new URLSearchParams(search).get('organisation')}
          onOrganisation={openOrganisation}
          tools={tools}
          finding={{ Palette, goTo: navigate, hasSingles, onSingles: singleKeys.choose }}
          noteOf={noteOf}
        >
          {(section, me, desk, tell) => <DeskPage {...{ section, me, desk, tell, search }} />}
        </StaffDesk>
      )}
      {stepUp && <StepUpDialog stepUp={stepUp} />}
      <LiveRegions />
      <Toasts />
    </>
  );
}
