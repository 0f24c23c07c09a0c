import type { FormError } from '../../../domain/accountRefusals.ts';
import type { FormTexts } from '../../../domain/staff/mergeEdits.ts';
import type { StaffFieldErrors } from '../../../domain/staff/staffRefusals.ts';

/**
 * A stored record as a form shows it. `changed`: its last change; null before the first. `facts`: what the page shows of it and
 * the form does not edit.
 */
export type EditRow = {
  id: string;
  version: number;
  texts: FormTexts;
  facts?: FormTexts;
  changed: { at: number; by: string | null } | null;
};

/** What a person typed and did not save, and the row from which the person started. */
export type EditDraft = { start: EditRow; texts: FormTexts };

export type EditLoaded = { row: EditRow; draft: EditDraft | null };

/** The outcome of a save. `present`: nothing was saved, as another person had changed the row. */
export type EditSaved = { saved: EditRow } | { present: EditRow };

/** The texts in the form in which they are stored, or what is wrong with them. */
export type ReadTexts = (
  texts: FormTexts,
) => { texts: FormTexts } | { fieldErrors: StaffFieldErrors<string> };

export type Choice = 'mine' | 'theirs';

/** A field that two people changed. `choice`: null until the person decides. */
export type Dispute = { mine: string; theirs: string; choice: Choice | null };

export type EditFormContext = {
  read: ReadTexts;
  /** The stored row that the form starts from. */
  start: EditRow | null;
  texts: FormTexts;
  disputes: Readonly<Record<string, Dispute>>;
  /** The change of another person that the form has taken in and that is not saved over yet. */
  meanwhile: { by: string | null } | null;
  /** The form has texts that were typed earlier. */
  isResumed: boolean;
  fieldErrors: StaffFieldErrors<string>;
  formError: FormError | null;
};

export type EditFormEvent =
  | { type: 'retry.requested' }
  | { type: 'field.changed'; field: string; value: string }
  | { type: 'choice.made'; field: string; choice: Choice }
  | { type: 'form.submitted' };
