import type { FieldErrors, FormError } from '../../../domain/accountRefusals.ts';

/** What the server said to a request that it took; null where it said nothing. */
export type ForgotAnswer = { message: string | null };

export type ForgotPasswordContext = {
  civil_id: string;
  fieldErrors: FieldErrors<'civil_id'>;
  formError: FormError | null;
  message: string | null;
};

export type ForgotPasswordEvent = { type: 'field.changed'; value: string } | { type: 'form.submitted' };
