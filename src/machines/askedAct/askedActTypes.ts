import type { FormError } from '../../../domain/accountRefusals.ts';
import type { AskField, AskTexts, ReadAsk } from '../../../domain/season/askForm.ts';
import type { Cancellation, WindowExtension } from '../../../domain/staff/staffContract.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/** What an act on a vote that has begun depends on, and what was asked last. */
export type AskFacts =
  | ({ act: 'extend_window' } & WindowExtension)
  | ({ act: 'cancel_competition' } & Cancellation);

/** What is asked for; `version`: the one that the person saw. */
export type ActToAsk = ReadAsk & { version: number };

export type AskedActContext = {
  facts: AskFacts | null;
  texts: AskTexts;
  fieldErrors: StaffFieldErrors<AskField>;
  formError: FormError | null;
};

export type AskedActEvent =
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  /** The person is back at the page: another one may have decided meanwhile. */
  | { type: 'page.returned' }
  | { type: 'field.changed'; field: AskField; value: string }
  | { type: 'form.submitted' };
