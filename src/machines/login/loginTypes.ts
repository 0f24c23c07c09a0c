import type { CredentialField, FieldErrors, FormError } from '../../../domain/accountRefusals.ts';
import type { SignedIn } from '../../../domain/authRecord.ts';

export type Credentials = Record<CredentialField, string>;

/** What a login brought; a server that gave no token signed nobody in. */
export type LoginAnswer = {
  signedIn: SignedIn | null;
  /** Where the visitor wanted to go before. */
  redirect: string | null;
};

export type LoginContext = {
  values: Credentials;
  fieldErrors: FieldErrors<CredentialField>;
  formError: FormError | null;
  signedIn: SignedIn | null;
  redirect: string | null;
};

export type LoginEvent =
  | { type: 'field.changed'; field: CredentialField; value: string }
  | { type: 'form.submitted' }
  /** Do not wait until the page leads on by itself. */
  | { type: 'leave.requested' };
