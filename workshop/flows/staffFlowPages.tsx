import { StaffEntryFrame } from '../../.storybook/withStaff.tsx';
import { staffPaths } from '../../domain/staff/staffPaths.ts';
import { EnrolmentPage } from '../../src/pages/staff/EnrolmentPage/EnrolmentPage.tsx';
import { SignInPage } from '../../src/pages/staff/SignInPage/SignInPage.tsx';
import type { FlowPage } from './flowPages.tsx';

/** The page of each machine of the staff application, by flow name. */
export const staffFlowPages: Readonly<Record<string, FlowPage>> = {
  staffSignIn: {
    path: staffPaths.signIn,
    Frame: StaffEntryFrame,
    render: (machine) => <SignInPage signIn={machine} />,
  },
  staffEnrolment: {
    path: staffPaths.invitation,
    Frame: StaffEntryFrame,
    render: (machine) => <EnrolmentPage enrolment={machine} kind="invitation" />,
  },
};
