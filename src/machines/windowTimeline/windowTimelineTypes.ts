import type { FormError } from '../../../domain/accountRefusals.ts';
import type { WindowFinding } from '../../../domain/season/checkWindows.ts';
import type { StaffGroup, StaffRounds } from '../../../domain/staff/staffContract.ts';

/** One end of a window, by its field. */
export type Edge = 'opens_at' | 'closes_at';

/** A window that was moved and is not stored yet; UTC ms. */
export type Draft = Pick<StaffGroup, Edge>;

/** The outcome of a save. `present`: nothing was saved, as another person had changed the group. */
export type WindowSaved =
  | { saved: StaffGroup }
  | { present: StaffGroup }
  | { findings: readonly WindowFinding[] };

/** Why a save of a group did not happen. `meanwhile`: who changed it, null if unknown. `fixed`: the sentences of the server. */
export type Refusal = { group: string } & (
  | { kind: 'meanwhile'; by: string | null }
  | { kind: 'fixed'; sentences: readonly string[] }
  | { kind: 'findings'; findings: readonly WindowFinding[] }
);

export type WindowTimelineContext = {
  /** The time in UTC ms, by the clock of the page. */
  now: () => number;
  rounds: StaffRounds | null;
  /** Moved windows by the id of their group. */
  drafts: Readonly<Record<string, Draft>>;
  /** The id of the group whose window is shown in detail. */
  selected: string | null;
  refusal: Refusal | null;
  formError: FormError | null;
};

export type WindowTimelineEvent =
  | { type: 'retry.requested' }
  /** Something else of the page changed rounds or groups. */
  | { type: 'reload.requested' }
  | { type: 'group.selected'; group: string }
  /** An edge was moved by a key, in ms. */
  | { type: 'edge.moved'; group: string; edge: Edge; by: number }
  /** An edge was typed or dragged to an instant (UTC ms). */
  | { type: 'edge.set'; group: string; edge: Edge; at: number }
  | { type: 'changes.dropped' }
  | { type: 'form.submitted' };
