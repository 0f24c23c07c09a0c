import type { FormError } from '../../../domain/accountRefusals.ts';
import type {
  CandidateActKind,
  CandidateActRequest,
  CandidateActs,
} from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

export type CandidateActsContext = {
  facts: CandidateActs | null;
  kind: CandidateActKind | null;
  reason: string;
  /** The name of the file that was saved last; null before one is. */
  savedAs: string | null;
  fieldErrors: StaffFieldErrors<keyof CandidateActRequest>;
  formError: FormError | null;
};

export type CandidateActsEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /** The person is back at the page: another one may have decided meanwhile. */
  | { type: 'page.returned' }
  | { type: 'kind.chosen'; kind: CandidateActKind }
  | { type: 'reason.changed'; value: string }
  | { type: 'form.submitted' }
  | { type: 'save.requested' }
  | { type: 'save.cancelled' };
