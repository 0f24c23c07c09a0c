import type { SnapshotFrom } from 'xstate';
import type {
  StaffEnrolmentEvent,
  staffEnrolmentMachine,
} from '../../../machines/staffEnrolment/staffEnrolmentMachine.ts';

/** What a step of the page gets. */
export type StepProps = {
  snapshot: SnapshotFrom<typeof staffEnrolmentMachine>;
  send: (event: StaffEnrolmentEvent) => void;
};

/** How many there are: details, authenticator app, recovery codes. */
export const STEPS = 3;
