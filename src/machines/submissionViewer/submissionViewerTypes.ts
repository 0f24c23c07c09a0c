import type { SubmissionMedia } from '../../../domain/contract.ts';

/** Whatever shows the media of an entry. */
export type Viewable = { submission_details: SubmissionMedia | null };

export type LoadedViewable<Data extends Viewable> = {
  data: Data;
  /** UTC milliseconds of the server. */
  now: number;
};

export type ViewerContext<Data extends Viewable> = {
  data: Data | null;
  now: number;
  /** What the server said when nothing came; null where it said nothing. */
  sentence: string | null;
};

export type ViewerEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  /** The player could not go on with the link that it has: those hold for half an hour at most. */
  | { type: 'link.expired' };
