import { StaffDeskFrame } from '../../.storybook/withStaff.tsx';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { TemplatesPage } from '../../src/pages/staff/TemplatesPage/TemplatesPage.tsx';
import type { FlowPage } from './flowPages.tsx';

/** The page of each machine of messages to candidates, by flow name. */
export const messageFlowPages: Readonly<Record<string, FlowPage>> = {
  templates: {
    path: staffPaths.messages,
    Frame: StaffDeskFrame,
    render: (machine) => (
      <TemplatesPage templates={machine} isReadOnly={false} hrefOf={() => staffPaths.messages} />
    ),
  },
};
