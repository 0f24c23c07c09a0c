/** Field errors and the form error of an account form (specification section 5). */
import type { FormError } from '../../domain/accountRefusals.ts';

/** An edit clears the error of its field. */
export function withoutFieldError<Errors extends object>(fieldErrors: Errors, field: keyof Errors): Errors {
  const { [field]: _cleared, ...rest } = fieldErrors;
  return rest as Errors;
}

export const hasNoFieldErrors = (fieldErrors: object): boolean => Object.keys(fieldErrors).length === 0;

/** Removes the validation banner; any other form error stays. */
export const withoutBanner = (formError: FormError | null): FormError | null =>
  formError && 'word' in formError && formError.word === 'highlighted' ? null : formError;
