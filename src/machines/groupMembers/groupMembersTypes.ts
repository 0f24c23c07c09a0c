import type { FormError } from '../../../domain/accountRefusals.ts';
import type { WindowFinding } from '../../../domain/season/checkWindows.ts';
import type { Placing } from '../../../domain/season/planPlacing.ts';
import type { RoundMembers, SeenGroup } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/** What is sent: all members of a group, a placement of the round, or the code of a member. */
export type MembersWork =
  | { kind: 'set'; group: string; seen: SeenGroup[]; entries: string[] }
  | ({ kind: 'place'; seen: SeenGroup[] } & Placing)
  | { kind: 'code'; group: string; version: number; entry: string; code: string };

/** The outcome of a save; nothing was saved but with `saved`. `present`: how the round is now. `sentence`: of the server. */
export type MembersSaved =
  | { saved: RoundMembers }
  | { present: RoundMembers; sentence: string }
  | { findings: readonly WindowFinding[]; sentence: string };

/** Why nothing was saved, and which codes of the round it is about. */
export type MembersRefusal = { sentence: string; findings: readonly WindowFinding[] };

export type GroupMembersContext = {
  members: RoundMembers | null;
  /** The ids of the chosen entries. */
  chosen: readonly string[];
  /** The entry whose code was sent last. */
  coded: string | null;
  work: MembersWork | null;
  refusal: MembersRefusal | null;
  fieldErrors: StaffFieldErrors<'code'>;
  formError: FormError | null;
};

export type GroupMembersEvent =
  | { type: 'retry.requested' }
  | { type: 'entries.chosen'; entries: readonly string[] }
  /** The chosen entries go to a group, or out of the one in which all of them are. */
  | { type: 'move.requested'; group: string | null }
  | ({ type: 'placement.requested' } & Placing)
  | { type: 'placement.confirmed' }
  | { type: 'placement.cancelled' }
  | { type: 'code.submitted'; entry: string; code: string };
