import type { FormError } from '../../../domain/accountRefusals.ts';
import type { ActTexts } from '../../../domain/staff/candidateActs.ts';
import type { CandidateActKind, CandidateActs } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

export type CandidateActsContext = {
  facts: CandidateActs | null;
  kind: CandidateActKind | null;
  texts: ActTexts;
  /** The name of the file that was saved last; null before one is. */
  savedAs: string | null;
  fieldErrors: StaffFieldErrors<'reason' | 'contact' | 'other'>;
  formError: FormError | null;
};

export type CandidateActsEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /** The person is back at the page: another one may have decided meanwhile. */
  | { type: 'page.returned' }
  | { type: 'kind.chosen'; kind: CandidateActKind }
  | { type: 'texts.changed'; texts: Partial<ActTexts> }
  | { type: 'form.submitted' }
  | { type: 'save.requested' }
  | { type: 'save.cancelled' };
