/** What a form for editing has after each event. */
import { mergeEdits } from '../../../domain/staff/mergeEdits.ts';
import { withoutFieldError } from '../formErrors.ts';
import type { Choice, EditFormContext, EditLoaded, EditRow } from './editFormTypes.ts';

type Texts = Pick<EditFormContext, 'start' | 'texts' | 'disputes' | 'meanwhile'>;

/** The fields that differ from the stored row. */
export const editedFields = ({ start, texts }: Pick<EditFormContext, 'start' | 'texts'>): string[] =>
  Object.keys(texts).filter((field) => texts[field] !== start?.texts[field]);

/** The form with another stored row below what the person typed. */
function onRow(start: EditRow, mine: EditFormContext['texts'], row: EditRow): Texts {
  const { texts, disputed } = mergeEdits(start.texts, mine, row.texts);
  const disputes = disputed.map((field) => [
    field,
    { mine: texts[field]!, theirs: row.texts[field]!, choice: null },
  ]);
  const isOthers = row.version !== start.version;
  return {
    start: row,
    texts,
    disputes: Object.fromEntries(disputes) as EditFormContext['disputes'],
    meanwhile: isOthers ? { by: row.changed?.by ?? null } : null,
  };
}

/** A row that was loaded, with what the person typed into it earlier. */
export function withLoaded({ row, draft }: EditLoaded): Texts & { isResumed: boolean } {
  const form = onRow(draft?.start ?? row, draft?.texts ?? row.texts, row);
  const isResumed = editedFields(form).length > 0;
  // Without texts of one's own, the change of another person is nothing to speak of.
  return { ...form, isResumed, meanwhile: isResumed ? form.meanwhile : null };
}

/** The row that another person saved meanwhile. */
export const withPresent = ({ start, texts }: EditFormContext, present: EditRow): Texts =>
  onRow(start!, texts, present);

/** Typing in a disputed field keeps it. */
export function withText(
  { texts, disputes, fieldErrors }: EditFormContext,
  { field, value }: { field: string; value: string },
): Partial<EditFormContext> {
  const dispute = disputes[field];
  return {
    texts: { ...texts, [field]: value },
    fieldErrors: withoutFieldError(fieldErrors, field),
    ...(dispute && { disputes: { ...disputes, [field]: { ...dispute, mine: value, choice: 'mine' } } }),
  };
}

/** Takes one of the two texts of a disputed field. */
export function withChoice(
  { texts, disputes, fieldErrors }: EditFormContext,
  { field, choice }: { field: string; choice: Choice },
): Partial<EditFormContext> {
  const dispute = disputes[field]!;
  return {
    texts: { ...texts, [field]: dispute[choice] },
    fieldErrors: withoutFieldError(fieldErrors, field),
    disputes: { ...disputes, [field]: { ...dispute, choice } },
  };
}
