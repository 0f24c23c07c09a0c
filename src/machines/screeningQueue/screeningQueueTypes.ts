import type { FormError } from '../../../domain/accountRefusals.ts';
import type {
  BilingualReason,
  CorrectionRequest,
  ScreeningDesk,
  ScreeningItem,
} from '../../../domain/staff/staffContract.ts';

/** The desk, the entry on it, and the one that comes after it, whose recording loads meanwhile. */
export type Screened = { desk: ScreeningDesk; item: ScreeningItem | null; next: ScreeningItem | null };

/** What is sent. All of it can be sent again: it is done once. */
export type ScreeningWork =
  | { kind: 'decide'; item: ScreeningItem; decision: 'approve' | 'reject'; reason: BilingualReason | null }
  | { kind: 'hold'; item: ScreeningItem }
  | { kind: 'ask'; item: ScreeningItem; request: CorrectionRequest }
  | { kind: 'note'; item: ScreeningItem; text: string }
  /** Leaves the entry to others for now. */
  | { kind: 'skip'; item: ScreeningItem }
  /** Takes an entry that is put aside, or was skipped. */
  | { kind: 'take'; entry: string; isHeld: boolean }
  | { kind: 'undo'; entry: string; decision: string };

/** What the work starts from: the entries that the screener goes on with, and the chosen competition. */
export type ScreeningCall = {
  work: ScreeningWork;
  item: ScreeningItem | null;
  next: ScreeningItem | null;
  competition: string | null;
};

/** `refusal`: the sentence of the server about work that it did not do. */
export type ScreeningAnswer = Screened & { refusal: string | null };

export type ScreeningQueueContext = {
  competition: string | null;
  desk: ScreeningDesk | null;
  item: ScreeningItem | null;
  next: ScreeningItem | null;
  /** The entries that were skipped, the latest last. */
  skipped: readonly string[];
  work: ScreeningWork | null;
  refusal: string | null;
  formError: FormError | null;
};

export type ScreeningQueueEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'competition.chosen'; competition: string | null }
  | { type: 'approve.requested' }
  | { type: 'reject.requested' }
  | { type: 'reason.chosen'; reason: BilingualReason }
  | { type: 'hold.requested' }
  | { type: 'ask.requested' }
  | { type: 'correction.submitted'; request: CorrectionRequest }
  | { type: 'cancelled' }
  | { type: 'note.submitted'; text: string }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'held.chosen'; entry: string }
  | { type: 'undo.requested'; entry: string; decision: string }
  /** A recording on the desk does not load: its links live half an hour. */
  | { type: 'link.expired' }
  /** The entry on the desk with new links. */
  | { type: 'item.renewed'; item: ScreeningItem }
  /** Another screener has the entry by now: it was left for too long. */
  | { type: 'claim.lost' };
