import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from 'wouter/use-browser-location';
import { localized } from '../../../domain/localized.ts';
import type { Desk, DeskSection } from '../../../domain/staff/deskOf.ts';
import { staffPaths } from '../../../domain/staff/staffPaths.ts';
import { LanguageToggle } from '../../components/LanguageToggle/LanguageToggle.tsx';
import { LiveRegions } from '../../components/LiveRegions/LiveRegions.tsx';
import { ThemeToggle } from '../../components/ThemeToggle/ThemeToggle.tsx';
import { Toasts } from '../../components/Toasts/Toasts.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ApprovalsPage } from '../../pages/staff/ApprovalsPage/ApprovalsPage.tsx';
import { EnrolmentPage } from '../../pages/staff/EnrolmentPage/EnrolmentPage.tsx';
import { PeoplePage } from '../../pages/staff/PeoplePage/PeoplePage.tsx';
import { SecurityPage } from '../../pages/staff/SecurityPage/SecurityPage.tsx';
import { SignInPage } from '../../pages/staff/SignInPage/SignInPage.tsx';
import { StaffDesk } from '../../pages/staff/StaffDesk/StaffDesk.tsx';
import { StepUpDialog } from '../../pages/staff/StepUpDialog/StepUpDialog.tsx';
import { chooseTheme, currentTheme, watchTheme } from '../../theme/themeChoice.ts';
import { changeLanguage } from '../changeLanguage.ts';
import { approvalFlowOf, deskFlows, peopleFlowsOf, stepUps, waitingIn } from './deskFlows.ts';
import { enrolmentFlows } from './enrolmentFlow.ts';
import { EntryShell } from './EntryShell.tsx';
import { signInFlow } from './signInFlow.ts';
import { WaitingCount } from './WaitingCount.tsx';

const entries = {
  [staffPaths.signIn]: () => <SignInPage signIn={signInFlow} />,
  [staffPaths.setup]: () => <EnrolmentPage enrolment={enrolmentFlows.setup} kind="setup" />,
  [staffPaths.invitation]: () => <EnrolmentPage enrolment={enrolmentFlows.invitation} kind="invitation" />,
};

/** The staff application. */
export function StaffApp() {
  const { i18n } = useTranslation('staff');
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const stepUp = useSyncExternalStore(stepUps.watch, stepUps.current);
  const path = usePathname();
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
          <Entry key={path} />
        </EntryShell>
      ) : (
        <StaffDesk session={deskFlows.session} path={path} tools={tools} noteOf={noteOf}>
          {(section, me, { organisation, held }) => {
            if (section === 'people' && organisation)
              return <People key={organisation.id} organisation={organisation} held={held} />;
            if (section === 'approvals' && organisation)
              return <Approvals key={organisation.id} organisation={organisation} />;
            return <SecurityPage me={me} devices={deskFlows.devices} />;
          }}
        </StaffDesk>
      )}
      {stepUp && <StepUpDialog stepUp={stepUp} />}
      <LiveRegions />
      <Toasts />
    </>
  );
}

const noteOf = (section: DeskSection, { organisation }: Desk) =>
  section === 'approvals' && organisation && <WaitingCount waiting={waitingIn(organisation.id)} />;

type Organisation = NonNullable<Desk['organisation']>;
type PeopleProps = { organisation: Organisation; held: Desk['held'] };

function People({ organisation, held }: PeopleProps) {
  const language = useLanguage();
  const [flows] = useState(() => peopleFlowsOf(organisation.id));
  const { id } = organisation;
  return (
    <PeoplePage
      {...flows}
      organisation={{ id, name: localized(organisation, 'name', language) }}
      held={held}
    />
  );
}

function Approvals({ organisation }: { organisation: Organisation }) {
  const language = useLanguage();
  const [approvals] = useState(() => approvalFlowOf(organisation.id));
  return (
    <ApprovalsPage approvals={approvals} organisation={localized(organisation, 'name', language) ?? ''} />
  );
}
