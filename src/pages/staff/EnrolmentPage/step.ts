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

/** Which part of the page shows; a step that is being sent stays. */
export function viewOf({ value }: StepProps['snapshot']): string {
  const [view = ''] = typeof value === 'string' ? [value] : Object.keys(value);
  return view === 'submitting' ? 'proving' : view;
}

/** How many there are: details, authenticator app, recovery codes. */
export const STEPS = 3;
