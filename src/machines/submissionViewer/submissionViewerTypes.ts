import type { SubmissionMedia } from '../../../domain/contract.ts';
import type { Told } from '../loadFailure.ts';

/** Whatever shows the media of an entry. */
export type Viewable = { submission_details: SubmissionMedia | null };

export type LoadedViewable<Data extends Viewable> = {
  data: Data;
  /** UTC milliseconds of the server. */
  now: number;
  /** When it was asked for, by the clock of this device: how long its links hold is counted from there. */
  askedAt: number;
};

export type ViewerContext<Data extends Viewable> = Told & {
  data: Data | null;
  now: number;
  askedAt: number;
};

export type ViewerEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  /** The player could not go on with the link that it has: those hold for half an hour at most. */
  | { type: 'link.expired' }
  /** Something of the recording is wanted. @param at UTC milliseconds by the clock of this device */
  | { type: 'playing.wished'; at: number };
