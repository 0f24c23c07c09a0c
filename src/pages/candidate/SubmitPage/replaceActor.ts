import type { SnapshotFrom } from 'xstate';
import type { submissionReplaceMachine } from '../../../machines/submissionReplace/submissionReplaceMachine.ts';
import type { SubmissionReplaceEvent } from '../../../machines/submissionReplace/submissionReplaceTypes.ts';

export type ReplaceActor = {
  snapshot: SnapshotFrom<typeof submissionReplaceMachine>;
  send: (event: SubmissionReplaceEvent) => void;
};
