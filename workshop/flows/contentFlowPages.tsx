import { StaffDeskFrame } from '../../.storybook/withStaff.tsx';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { Panel } from '../../src/components/Panel/Panel.tsx';
import { VersionsPanel } from '../../src/pages/staff/ContentPagePage/VersionsPanel.tsx';
import { VersionView } from '../../src/pages/staff/ContentPagePage/VersionView.tsx';
import { ContentPagesPage } from '../../src/pages/staff/ContentPagesPage/ContentPagesPage.tsx';
import { stillVersion } from '../../tests/support/contentPages/pageFacts.ts';
import type { FlowPage } from './flowPages.tsx';

/** The page of each machine of the content pages, by flow name. */
export const contentFlowPages: Readonly<Record<string, FlowPage>> = {
  contentPages: {
    path: staffPaths.pages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <ContentPagesPage pages={machine} newHref={staffPaths.pages} hrefOf={() => staffPaths.pages} />
    ),
  },
  pageVersions: {
    path: staffPaths.pages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <VersionsPanel versions={machine} versionOf={() => stillVersion()} saves={0} onTake={() => {}} />
    ),
  },
  pageVersion: {
    path: staffPaths.pages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <Panel title="الإصدارات">
        <VersionView version={2} versionOf={() => machine} onTake={() => {}} />
      </Panel>
    ),
  },
};
