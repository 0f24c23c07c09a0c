import type { FormError } from '../../../domain/accountRefusals.ts';
import type { ChangeDecision, StaffCandidate } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/** A new name, picture or country that waits for approval. */
export type ChangeChosen = { id: string; kind: keyof StaffCandidate['changes'] };

export type ChangeToDecide = ChangeDecision & { id: string };

export type ChangeDecisionContext = {
  /** The change about which the person decides, or decided last. */
  change: ChangeChosen | null;
  decision: ChangeDecision['decision'];
  /** Why it is rejected, as typed. */
  reason: string;
  /** The last decision that was kept. */
  done: (ChangeChosen & Pick<ChangeDecision, 'decision'>) | null;
  /** How often an answer may have changed what waits: the page then reads it again. */
  answers: number;
  fieldErrors: StaffFieldErrors<'reason'>;
  formError: FormError | null;
};

export type ChangeDecisionEvent =
  | { type: 'approval.requested'; change: ChangeChosen }
  | { type: 'rejection.requested'; change: ChangeChosen }
  | { type: 'rejection.cancelled' }
  | { type: 'field.changed'; field: 'reason'; value: string }
  | { type: 'form.submitted' };
