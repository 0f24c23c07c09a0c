import { roundPlaces } from '../../tests/support/season/roundPlaces.ts';
import { StaffDensity, StaffDeskFrame, StaffEntryFrame } from '../../.storybook/withStaff.tsx';
import { deskOf } from '../../domain/staff/deskOf.ts';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { openReset, resetList } from '../../tests/support/resets/resetFacts.ts';
import { seasonTime } from '../../tests/support/season/seasonFacts.ts';
import { roundsNow } from '../../tests/support/season/roundsFacts.ts';
import { bulkList } from '../../tests/support/staff/bulkFacts.ts';
import { house, organisationRow, owner, ownerHeld, staffList } from '../../tests/support/staff/staffFacts.ts';
import {
  stillCompetitions,
  stillEdit,
  stillInvite,
  stillMany,
  stillPeople,
  stillReset,
  stillSecurity,
} from '../../tests/support/staff/stillFlows.ts';
import { ApprovalsPage } from '../../src/pages/staff/ApprovalsPage/ApprovalsPage.tsx';
import { EnrolmentPage } from '../../src/pages/staff/EnrolmentPage/EnrolmentPage.tsx';
import { AskPanel } from '../../src/pages/staff/AskPanel/AskPanel.tsx';
import { LifePanel } from '../../src/pages/staff/LifePanel/LifePanel.tsx';
import { PreviewPanel } from '../../src/pages/staff/PreviewPanel/PreviewPanel.tsx';
import { PublishPanel } from '../../src/pages/staff/CompetitionPage/PublishPanel.tsx';
import { OverviewPage } from '../../src/pages/staff/OverviewPage/OverviewPage.tsx';
import { PicturePanel } from '../../src/pages/staff/PicturePanel/PicturePanel.tsx';
import { addressOf, stillPanel } from '../../tests/support/pictures/pictureFacts.ts';
import { ImportPage } from '../../src/pages/staff/SeasonFile/ImportPage.tsx';
import { SeasonPage } from '../../src/pages/staff/SeasonPage/SeasonPage.tsx';
import { needPlaces } from '../../tests/support/season/stillOverview.ts';
import { places as seasonPlaces } from '../../tests/support/season/stillSeason.ts';
import { OrganisationPage } from '../../src/pages/staff/OrganisationPage/OrganisationPage.tsx';
import { OrganisationsPage } from '../../src/pages/staff/OrganisationsPage/OrganisationsPage.tsx';
import { CompetitionsDialog } from '../../src/pages/staff/PeoplePage/CompetitionsDialog.tsx';
import { PeoplePage } from '../../src/pages/staff/PeoplePage/PeoplePage.tsx';
import { MembersPage } from '../../src/pages/staff/RoundsPage/MembersPage.tsx';
import { RoundsPage } from '../../src/pages/staff/RoundsPage/RoundsPage.tsx';
import { SecurityPage } from '../../src/pages/staff/SecurityPage/SecurityPage.tsx';
import { SignInPage } from '../../src/pages/staff/SignInPage/SignInPage.tsx';
import { DeskPalette } from '../../src/pages/staff/StaffDesk/DeskPalette.tsx';
import { StaffDesk } from '../../src/pages/staff/StaffDesk/StaffDesk.tsx';
import { StepUpDialog } from '../../src/pages/staff/StepUpDialog/StepUpDialog.tsx';
import { contentFlowPages } from './contentFlowPages.tsx';
import { recordFlowPages } from './recordFlowPages.tsx';
import type { FlowPage } from './flowPages.tsx';

const place = {
  organisation: { id: house.id, name: house.name_ar },
  self: owner.id,
  held: ownerHeld,
  reset: stillReset(),
  competitions: stillCompetitions(),
};

const people = { path: staffPaths.people, Frame: StaffDeskFrame };
const rounds = { path: staffPaths.rounds, Frame: StaffDeskFrame };
const season = { path: staffPaths.season, Frame: StaffDeskFrame };

/** The page of each machine of the staff application, by flow name. */
export const staffFlowPages: Readonly<Record<string, FlowPage>> = {
  staffSignIn: {
    path: staffPaths.signIn,
    Frame: StaffEntryFrame,
    render: (machine) => <SignInPage signIn={machine} canUsePasskeys />,
  },
  staffEnrolment: {
    path: staffPaths.invitation,
    Frame: StaffEntryFrame,
    render: (machine) => <EnrolmentPage enrolment={machine} kind="invitation" />,
  },
  staffSession: {
    path: staffPaths.security,
    Frame: StaffDensity,
    render: (machine) => (
      <StaffDesk session={machine} path={staffPaths.security}>
        {() => null}
      </StaffDesk>
    ),
  },
  staffPeople: {
    ...people,
    render: (machine) => <PeoplePage people={machine} invite={stillInvite} many={stillMany} {...place} />,
  },
  bulkAct: {
    ...people,
    render: (machine) => (
      <PeoplePage
        people={stillPeople(bulkList)}
        invite={stillInvite}
        many={{ ...stillMany, endRoles: machine }}
        {...place}
      />
    ),
  },
  staffInvite: {
    ...people,
    render: (machine) => (
      <PeoplePage people={stillPeople(staffList)} invite={machine} many={stillMany} {...place} />
    ),
  },
  roleCompetitions: {
    ...people,
    render: (machine) => (
      <CompetitionsDialog
        competitions={machine}
        person={staffList.people[0]!}
        choices={staffList.choices}
        mayAll
        onClose={() => {}}
      />
    ),
  },
  editForm: {
    path: staffPaths.settings,
    Frame: StaffDeskFrame,
    render: (machine) => <OrganisationPage settings={machine} mayChange />,
  },
  overview: {
    path: staffPaths.overview,
    Frame: StaffDeskFrame,
    render: (machine) => <OverviewPage overview={machine} places={needPlaces} />,
  },
  seasonList: {
    ...season,
    render: (machine) => <SeasonPage season={machine} places={seasonPlaces} mayChange />,
  },
  ...contentFlowPages,
  ...recordFlowPages,
  pictureEdit: {
    ...season,
    render: (machine) => <PicturePanel {...stillPanel} picture={{ machine, addressOf }} />,
  },
  seasonImport: {
    ...season,
    render: (machine) => <ImportPage seasonImport={machine} places={seasonPlaces} now={seasonTime} />,
  },
  publishCheck: {
    ...season,
    render: (machine) => (
      <PublishPanel
        publishing={machine}
        places={seasonPlaces}
        mayPublish
        isDirty={false}
        saves={0}
        id="singing"
        name="الغناء الفردي"
        event={{ id: 'event', name: 'أصوات عُمان', isDraft: true }}
      />
    ),
  },
  seasonLife: {
    ...season,
    render: (machine) => (
      <LifePanel life={machine} kind="competition" name="الغناء الفردي" mayAct isDirty={false} saves={0} />
    ),
  },
  askedAct: {
    ...rounds,
    render: (machine) => <AskPanel asked={machine} act="extend_window" mayAsk />,
  },
  draftPreview: {
    ...season,
    render: (machine) => <PreviewPanel preview={machine} kind="event" name="الموسم" zone="Asia/Muscat" />,
  },
  groupMembers: {
    ...rounds,
    render: (machine) => <MembersPage members={machine} back={staffPaths.rounds} />,
  },
  windowTimeline: {
    ...rounds,
    render: (machine) => <RoundsPage windows={machine} now={() => roundsNow} places={roundPlaces} />,
  },
  staffOrganisations: {
    path: staffPaths.organisations,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <OrganisationsPage
        organisations={machine}
        newNames={() =>
          stillEdit({
            row: { ...organisationRow, version: 0, texts: { name_ar: '', name_en: '' } },
            draft: null,
          })
        }
        firstOwner={() => stillInvite}
        ownerReset={stillReset()}
        held={[]}
        namesHref={(id) => `${staffPaths.organisations}?names=${id}`}
      />
    ),
  },
  approval: {
    path: staffPaths.approvals,
    Frame: StaffDeskFrame,
    render: (machine) => <ApprovalsPage approvals={machine} organisation={house.name_ar} />,
  },
  factorEnrolment: {
    path: staffPaths.security,
    Frame: StaffDeskFrame,
    render: (machine) => <SecurityPage {...stillSecurity} factors={machine} />,
  },
  ownPasskeys: {
    path: staffPaths.security,
    Frame: StaffDeskFrame,
    render: (machine) => <SecurityPage {...stillSecurity} passkeys={machine} />,
  },
  recoveryRenewal: {
    path: staffPaths.security,
    Frame: StaffDeskFrame,
    render: (machine) => <SecurityPage {...stillSecurity} renewal={machine} />,
  },
  accessReset: {
    ...people,
    render: (machine) => (
      <PeoplePage
        {...place}
        people={stillPeople(resetList)}
        invite={stillInvite}
        many={stillMany}
        reset={machine}
      />
    ),
  },
  ownReset: {
    path: staffPaths.security,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <SecurityPage {...stillSecurity} me={{ ...owner, reset: openReset }} ownReset={machine} />
    ),
  },
  commandPalette: {
    path: staffPaths.security,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <DeskPalette
        machine={machine}
        desk={deskOf(owner)}
        onGo={() => {}}
        onOrganisation={() => {}}
        onClose={() => {}}
      />
    ),
  },
  stepUp: {
    ...people,
    render: (machine) => <StepUpDialog stepUp={machine} />,
  },
};
