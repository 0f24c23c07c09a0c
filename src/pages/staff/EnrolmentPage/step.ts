import type { SnapshotFrom } from 'xstate';
import type { EnrolmentLink } from '../../../machines/staffEnrolment/enrolmentForm.ts';
import type {
  StaffEnrolmentEvent,
  staffEnrolmentMachine,
} from '../../../machines/staffEnrolment/staffEnrolmentMachine.ts';

/** What a step of the page gets. */
export type StepProps = {
  snapshot: SnapshotFrom<typeof staffEnrolmentMachine>;
  send: (event: StaffEnrolmentEvent) => void;
  /** How many steps there are. */
  steps: number;
};

/** Which part of the page shows; a step that is being sent stays. */
export function viewOf({ value }: StepProps['snapshot']): string {
  const [view = ''] = typeof value === 'string' ? [value] : Object.keys(value);
  return view === 'submitting' ? 'proving' : view;
}

/** How many steps a link has: details, authenticator app, recovery codes. A reset has no details. */
export const stepsOf = (kind: EnrolmentLink['kind']): number => (kind === 'reset' ? 2 : 3);
