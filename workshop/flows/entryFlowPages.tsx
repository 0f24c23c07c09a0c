import { StaffDeskFrame } from '../../.storybook/withStaff.tsx';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { noEntryFilters } from '../../domain/staff/entryAddress.ts';
import { BulkJobPage } from '../../src/pages/staff/BulkJob/BulkJobPage.tsx';
import { DecisionFilePage } from '../../src/pages/staff/DecisionFile/DecisionFilePage.tsx';
import { EntryFilePage } from '../../src/pages/staff/EntryFile/EntryFilePage.tsx';
import { ScreeningPage } from '../../src/pages/staff/ScreeningPage/ScreeningPage.tsx';
import { CandidatePage } from '../../src/pages/staff/CandidatePage/CandidatePage.tsx';
import { EntryPage } from '../../src/pages/staff/EntryPage/EntryPage.tsx';
import { CandidateActsPanel } from '../../src/pages/staff/CandidateActs/CandidateActsPanel.tsx';
import { RemovalPanel } from '../../src/pages/staff/RemovalPanel/RemovalPanel.tsx';
import { stillHistory } from '../../tests/support/staff/stillFlows.ts';
import { portraitAt } from '../../tests/support/staffEntries/candidateFacts.ts';
import { staffEntry } from '../../tests/support/staffEntries/entryFacts.ts';
import { DecidedChanges } from '../../tests/support/staffEntries/DecidedChanges.tsx';
import { FilteredEntries } from '../../tests/support/staffEntries/FilteredEntries.tsx';
import { bulkFilters } from '../../tests/support/bulk/bulkFacts.ts';
import type { FlowPage } from './flowPages.tsx';

/** The page of each machine of the entries, by flow name. */
export const entryFlowPages: Readonly<Record<string, FlowPage>> = {
  bulkJob: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <BulkJobPage bulk={machine} filters={bulkFilters} backHref={staffPaths.entries} />,
  },
  decisionImport: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <DecisionFilePage decisions={machine} backHref={staffPaths.entries} />,
  },
  entryFile: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <EntryFilePage file={machine} filters={noEntryFilters} backHref={staffPaths.entries} mayContacts />
    ),
  },
  entryBrowse: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <FilteredEntries browse={machine} />,
  },
  candidateActs: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <CandidateActsPanel acts={machine} mayAct />,
  },
  memberRemoval: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <RemovalPanel removal={machine} mayAct />,
  },
  changeDecision: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <DecidedChanges decision={machine} />,
  },
  screeningQueue: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => <ScreeningPage screening={machine} hasSingles backHref={staffPaths.entries} />,
  },
  staffCandidate: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <CandidatePage
        candidate={machine}
        backHref={staffPaths.entries}
        candidateHrefOf={(id) => `${staffPaths.entries}?candidate=${id}`}
        entryHrefOf={(id) => `${staffPaths.entries}?entry=${id}`}
        messageHrefOf={(id) => `${staffPaths.messages}?message=${id}`}
        pictureHrefOf={portraitAt}
      />
    ),
  },
  staffEntry: {
    path: staffPaths.entries,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <EntryPage
        entry={machine}
        id={staffEntry.id}
        backHref={staffPaths.entries}
        candidateHrefOf={(id) => `${staffPaths.entries}?candidate=${id}`}
        history={stillHistory}
      />
    ),
  },
};
