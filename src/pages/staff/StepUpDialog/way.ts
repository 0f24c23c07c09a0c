import type { SnapshotFrom } from 'xstate';
import type { StepUpEvent, stepUpMachine } from '../../../machines/stepUp/stepUpMachine.ts';

/** What each way of a step-up gets. */
export type WayProps = {
  snapshot: SnapshotFrom<typeof stepUpMachine>;
  send: (event: StepUpEvent) => void;
};
