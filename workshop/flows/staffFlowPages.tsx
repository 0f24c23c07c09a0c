import { StaffDensity, StaffDeskFrame, StaffEntryFrame } from '../../.storybook/withStaff.tsx';
import { deskOf } from '../../domain/staff/deskOf.ts';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { openReset, resetList } from '../../tests/support/resets/resetFacts.ts';
import { bulkList } from '../../tests/support/staff/bulkFacts.ts';
import { house, namesRow, owner, ownerHeld, staffList } from '../../tests/support/staff/staffFacts.ts';
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
import { FilteredAudit } from '../../tests/support/audit/FilteredAudit.tsx';
import { EnrolmentPage } from '../../src/pages/staff/EnrolmentPage/EnrolmentPage.tsx';
import { NamesPage } from '../../src/pages/staff/NamesPage/NamesPage.tsx';
import { OrganisationsPage } from '../../src/pages/staff/OrganisationsPage/OrganisationsPage.tsx';
import { CompetitionsDialog } from '../../src/pages/staff/PeoplePage/CompetitionsDialog.tsx';
import { PeoplePage } from '../../src/pages/staff/PeoplePage/PeoplePage.tsx';
import { SecurityPage } from '../../src/pages/staff/SecurityPage/SecurityPage.tsx';
import { SignInPage } from '../../src/pages/staff/SignInPage/SignInPage.tsx';
import { DeskPalette } from '../../src/pages/staff/StaffDesk/DeskPalette.tsx';
import { StaffDesk } from '../../src/pages/staff/StaffDesk/StaffDesk.tsx';
import { StepUpDialog } from '../../src/pages/staff/StepUpDialog/StepUpDialog.tsx';
import type { FlowPage } from './flowPages.tsx';

const place = {
  organisation: { id: house.id, name: house.name_ar },
  self: owner.id,
  held: ownerHeld,
  reset: stillReset(),
  competitions: stillCompetitions(),
};

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
    path: staffPaths.people,
    Frame: StaffDeskFrame,
    render: (machine) => <PeoplePage people={machine} invite={stillInvite} many={stillMany} {...place} />,
  },
  bulkAct: {
    path: staffPaths.people,
    Frame: StaffDeskFrame,
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
    path: staffPaths.people,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <PeoplePage people={stillPeople(staffList)} invite={machine} many={stillMany} {...place} />
    ),
  },
  roleCompetitions: {
    path: staffPaths.people,
    Frame: StaffDeskFrame,
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
    render: (machine) => <NamesPage names={machine} />,
  },
  staffOrganisations: {
    path: staffPaths.organisations,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <OrganisationsPage
        organisations={machine}
        newNames={() => stillEdit({ row: { ...namesRow, version: 0 }, draft: null })}
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
    path: staffPaths.people,
    Frame: StaffDeskFrame,
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
  auditBrowse: {
    path: staffPaths.audit,
    Frame: StaffDeskFrame,
    render: (machine) => <FilteredAudit browse={machine} />,
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
    path: staffPaths.people,
    Frame: StaffDeskFrame,
    render: (machine) => <StepUpDialog stepUp={machine} />,
  },
};
