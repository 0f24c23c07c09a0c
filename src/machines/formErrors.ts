/** What is wrong with the fields of a form, and how an edit changes it (specification section 5). */
import type { FieldErrors, FormError } from '../../domain/accountRefusals.ts';

/** Editing a field clears what was said of it. */
export function withoutFieldError<Field extends string>(
  fieldErrors: FieldErrors<Field>,
  field: Field,
): FieldErrors<Field> {
  const { [field]: _cleared, ...rest } = fieldErrors;
  return rest as FieldErrors<Field>;
}

export const hasNoFieldErrors = (fieldErrors: FieldErrors<string>): boolean =>
  Object.keys(fieldErrors).length === 0;

/** The banner over refused fields goes after its time; anything else that was said stays. */
export const withoutBanner = (formError: FormError | null): FormError | null =>
  formError && 'word' in formError && formError.word === 'highlighted' ? null : formError;
