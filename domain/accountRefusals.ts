/** Turns errors of account calls into field errors and a form error (specification section 8; decision D18). */
import { referenceOf } from './errorReference.ts';
import { type AppError, statusOf } from './errors.ts';
import type { NewContactErrorCode } from './forms/contactChange.ts';
import type { NewPasswordErrorCode } from './forms/newPassword.ts';
import { newPasswordFields } from './forms/newPasswordFields.ts';
import type { ProfileErrorCode } from './forms/profile.ts';
import type { RegistrationErrorCode } from './forms/registration.ts';

/**
 * Codes of the errors under the fields of account forms: keys of `locales/*\/errors.json` below `problem`.
 */
export type AccountErrorCode =
  | NewPasswordErrorCode
  | ProfileErrorCode
  | RegistrationErrorCode
  | NewContactErrorCode
  | 'passwordRequired'
  | 'currentPasswordRequired'
  | 'imageUnreadable'
  | 'imageTooLarge';

/** Errors of a whole form: keys of `locales/*\/account.json` below `trouble`. */
export const formErrorWords = [
  'invalidCredentials',
  'accountNotFound',
  'suspended',
  'loginFailed',
  'registrationFailed',
  'validationFailed',
  'highlighted',
  'emailNotFound',
  'somethingWentWrong',
  'unauthorized',
  'tooManyRequests',
  'server',
  'network',
  'timeout',
] as const;
export type FormErrorWord = (typeof formErrorWords)[number];

/** The sentence of the server, or the code of an error that the browser found. */
export type FieldError = { sentence: string } | { code: AccountErrorCode };
export type FormError = ({ sentence: string } | { word: FormErrorWord }) & {
  /** The request id in the server's logs; only for a status of 500 or more. */
  reference?: string | undefined;
  /** How long the server asks to wait before the next try, in milliseconds; only for a status of 429. */
  waitMs?: number | undefined;
};

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldError>>;
export type Refusal<Field extends string> = { fieldErrors: FieldErrors<Field>; formError: FormError | null };

const word = (key: FormErrorWord): FormError => ({ word: key });
const sentence = (text: string): { sentence: string } => ({ sentence: text });

/** The form error of a successful login reply that holds no token. */
export const noToken: FormError = word('loginFailed');

const credentialFields = ['civil_id', 'password'] as const;
export type CredentialField = (typeof credentialFields)[number];

/**
 * Errors of a refused login (section 8). Field errors come with the form error `validationFailed`; any
 * other error becomes one form error, chosen by code, English message or status.
 */
export function loginRefusal(error: AppError): Refusal<CredentialField> {
  if (error.kind === 'fieldErrors') {
    return {
      fieldErrors: fieldErrorsOf(error.fields, credentialFields),
      formError: word('validationFailed'),
    };
  }
  return { fieldErrors: {}, formError: loginFormError(error) };
}

function loginFormError(error: AppError): FormError {
  const code = 'code' in error ? error.code : undefined;
  const text = error.kind === 'message' ? error.message : '';
  if (code === 'account_suspended' || /suspended/i.test(text)) return word('suspended');
  if (code === 'invalid_credentials' || error.kind === 'unauthenticated' || /invalid|wrong/i.test(text))
    return word('invalidCredentials');
  if (/not found/i.test(text)) return word('accountNotFound');
  return formErrorOf(error, 'loginFailed');
}

/**
 * Errors of a refused "Forgot password" (section 8): its one field shows the messages of all fields,
 * joined. A message that the field shows is not the form error as well.
 */
export function forgotRefusal(error: AppError): Refusal<'civil_id'> {
  if (error.kind !== 'fieldErrors') return { fieldErrors: {}, formError: formErrorOf(error) };
  const said = Object.values(error.fields).flat().join(' ');
  return {
    fieldErrors: said === '' ? {} : { civil_id: sentence(said) },
    formError: error.message ? ownMessage(error.message, said) : word('emailNotFound'),
  };
}

const ownMessage = (message: string, said: string): FormError | null =>
  said.includes(message) ? null : sentence(message);

export const newPasswordRefusal = (error: AppError) => refusalOf(error, newPasswordFields);

export const passwordChangeFields = ['current_password', ...newPasswordFields] as const;
export type PasswordChangeField = (typeof passwordChangeFields)[number];

/** Section 8 "Change password": a message about the current password becomes its field error. */
export const passwordChangeRefusal = (error: AppError): Refusal<PasswordChangeField> =>
  withCurrentPassword(error, passwordChangeFields);

export const contactChangeFields = ['email', 'phone_number', 'current_password'] as const;
export type ContactChangeField = (typeof contactChangeFields)[number];

export const contactChangeRefusal = (error: AppError): Refusal<ContactChangeField> =>
  withCurrentPassword(error, contactChangeFields);

function withCurrentPassword<Field extends string>(
  error: AppError,
  fields: readonly (Field | 'current_password')[],
): Refusal<Field | 'current_password'> {
  const about = /(?:current|old) password|password (?:is )?incorrect|incorrect password/i;
  if (error.kind === 'message' && (error.code === 'wrong_password' || about.test(error.message)))
    return {
      fieldErrors: { current_password: sentence(error.message) } as FieldErrors<Field | 'current_password'>,
      formError: null,
    };
  return refusalOf(error, fields);
}

/**
 * Errors of a refused form (sections 5, 8). Each known field gets its first message. The form error is the
 * messages of unknown fields that no known field shows; without those it is `highlighted`, which points to the
 * fields. An error without fields becomes the form error.
 */
export function refusalOf<Field extends string>(
  error: AppError,
  fields: readonly Field[],
  otherwise?: FormErrorWord,
): Refusal<Field> {
  if (error.kind !== 'fieldErrors') return { fieldErrors: {}, formError: formErrorOf(error, otherwise) };
  const shown = fields.flatMap((field) => error.fields[field]?.slice(0, 1) ?? []);
  const others = Object.entries(error.fields)
    .filter(([field]) => !fields.some((each) => each === field))
    .flatMap(([, messages]) => messages.slice(0, 1))
    .filter((message, index, all) => !shown.includes(message) && all.indexOf(message) === index);
  return {
    fieldErrors: fieldErrorsOf(error.fields, fields),
    formError: others.length > 0 ? sentence(others.join(' ')) : word('highlighted'),
  };
}

function fieldErrorsOf<Field extends string>(
  said: Record<string, string[]>,
  fields: readonly Field[],
): FieldErrors<Field> {
  const fieldErrors: FieldErrors<Field> = {};
  for (const field of fields) {
    const first = said[field]?.[0];
    if (first) fieldErrors[field] = sentence(first);
  }
  return fieldErrors;
}

/**
 * The form error for any error: the server's sentence, else a word for network, timeout, 401, 429 or 5xx.
 * @param otherwise the word for all other errors
 */
export function formErrorOf(error: AppError, otherwise: FormErrorWord = 'somethingWentWrong'): FormError {
  const status = statusOf(error) ?? 0;
  const said = status >= 500 ? { reference: referenceOf(error) } : {};
  const wait =
    status === 429 && 'retryAfterMs' in error && error.retryAfterMs !== undefined
      ? { waitMs: error.retryAfterMs }
      : {};
  if (error.kind === 'message') return { ...sentence(error.message), ...said, ...wait };
  if (error.kind === 'network' || error.kind === 'timeout') return word(error.kind);
  if (status === 401) return word('unauthorized');
  if (status === 429) return { ...word('tooManyRequests'), ...wait };
  return status >= 500 ? { ...word('server'), ...said } : word(otherwise);
}
