/** What a refusal of the account calls says, and under which field (specification section 8; decision D18). */
import { referenceOf } from './errorReference.ts';
import { type AppError, statusOf } from './errors.ts';
import type { NewContactProblem } from './forms/contactChange.ts';
import type { NewPasswordProblem } from './forms/newPassword.ts';
import { newPasswordFields } from './forms/newPasswordFields.ts';
import type { ProfileProblem } from './forms/profile.ts';
import type { RegistrationProblem } from './forms/registration.ts';

/** What a form says of a field by itself: the keys of `locales/*\/errors.json` below `problem`. */
export type AccountProblem =
  | NewPasswordProblem
  | ProfileProblem
  | RegistrationProblem
  | NewContactProblem
  | 'passwordRequired'
  | 'currentPasswordRequired'
  | 'imageUnreadable'
  | 'imageTooLarge';

/** What a form says as a whole: the keys of `locales/*\/account.json` below `trouble`. */
export const troubleWords = [
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
export type TroubleWord = (typeof troubleWords)[number];

/** A sentence of the server, or our own word for it. */
export type FieldFault = { sentence: string } | { problem: AccountProblem };
export type Trouble = ({ sentence: string } | { word: TroubleWord }) & {
  /** By what name the server's logs know it, where the fault was the server's. */
  reference?: string | undefined;
};

export type Faults<Field extends string> = Partial<Record<Field, FieldFault>>;
export type Refusal<Field extends string> = { faults: Faults<Field>; trouble: Trouble | null };

const word = (said: TroubleWord): Trouble => ({ word: said });
const sentence = (said: string): { sentence: string } => ({ sentence: said });

/** A login without a token in its answer. */
export const noToken: Trouble = word('loginFailed');

const credentialFields = ['civil_id', 'password'] as const;
export type CredentialField = (typeof credentialFields)[number];

/** Section 8 "Login": fields and "validation failed", the texts that are known, or what the server said. */
export function loginRefusal(error: AppError): Refusal<CredentialField> {
  if (error.kind === 'fieldErrors') {
    return { faults: faultsOf(error.fields, credentialFields), trouble: word('validationFailed') };
  }
  return { faults: {}, trouble: loginTrouble(error) };
}

function loginTrouble(error: AppError): Trouble {
  const code = 'code' in error ? error.code : undefined;
  const text = error.kind === 'message' ? error.message : '';
  if (code === 'account_suspended' || /suspended/i.test(text)) return word('suspended');
  if (code === 'invalid_credentials' || error.kind === 'unauthenticated' || /invalid|wrong/i.test(text))
    return word('invalidCredentials');
  if (/not found/i.test(text)) return word('accountNotFound');
  return troubleOf(error, 'loginFailed');
}

/** Section 8 "Forgot password": the one field has all that is said of any, joined with spaces. */
export function forgotRefusal(error: AppError): Refusal<'civil_id'> {
  if (error.kind !== 'fieldErrors') return { faults: {}, trouble: troubleOf(error) };
  const said = Object.values(error.fields).flat().join(' ');
  return {
    faults: said === '' ? {} : { civil_id: sentence(said) },
    trouble: error.message ? sentence(error.message) : word('emailNotFound'),
  };
}

export const newPasswordRefusal = (error: AppError) => refusalOf(error, newPasswordFields);

export const passwordChangeFields = ['current_password', ...newPasswordFields] as const;
export type PasswordChangeField = (typeof passwordChangeFields)[number];

/** Section 8 "Change password": a message about the current password stands under its field. */
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
      faults: { current_password: sentence(error.message) } as Faults<Field | 'current_password'>,
      trouble: null,
    };
  return refusalOf(error, fields);
}

/** The first message of each field under it, those of unknown fields as a whole (specification sections 5, 8). */
export function refusalOf<Field extends string>(
  error: AppError,
  fields: readonly Field[],
  otherwise?: TroubleWord,
): Refusal<Field> {
  if (error.kind !== 'fieldErrors') return { faults: {}, trouble: troubleOf(error, otherwise) };
  const others = Object.entries(error.fields)
    .filter(([field]) => !fields.some((each) => each === field))
    .flatMap(([, messages]) => messages.slice(0, 1));
  return {
    faults: faultsOf(error.fields, fields),
    trouble: others.length > 0 ? sentence(others.join(' ')) : word('highlighted'),
  };
}

function faultsOf<Field extends string>(
  said: Record<string, string[]>,
  fields: readonly Field[],
): Faults<Field> {
  const faults: Faults<Field> = {};
  for (const field of fields) {
    const first = said[field]?.[0];
    if (first) faults[field] = sentence(first);
  }
  return faults;
}

/** The server's own sentence, or ours for what kept it from saying one. */
export function troubleOf(error: AppError, otherwise: TroubleWord = 'somethingWentWrong'): Trouble {
  const status = statusOf(error) ?? 0;
  const said = status >= 500 ? { reference: referenceOf(error) } : {};
  if (error.kind === 'message') return { ...sentence(error.message), ...said };
  if (error.kind === 'network' || error.kind === 'timeout') return word(error.kind);
  if (status === 401) return word('unauthorized');
  if (status === 429) return word('tooManyRequests');
  return status >= 500 ? { ...word('server'), ...said } : word(otherwise);
}
