import type { Submission } from '../../../domain/contract.ts';
import type { Told } from '../loadFailure.ts';

export type LoadedSubmissions = {
  /** The newest first. */
  submissions: readonly Submission[];
  /** UTC milliseconds of the server. */
  now: number;
};

/** A card that was taken away, and where it stood. */
export type RemovedCard = { submission: Submission; index: number };

export type MySubmissionsContext = LoadedSubmissions &
  Told & {
    /** Taken from this list, and from nothing else; the latest is the last. */
    removed: readonly RemovedCard[];
    /** The card that is about to be taken away. */
    confirming: string | null;
  };

export type MySubmissionsEvent =
  | { type: 'retry.requested' }
  | { type: 'login.requested' }
  | { type: 'notice.closed' }
  | { type: 'delete.requested'; id: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'undo.requested' };
