/** Pure context changes on opening, file checks and the result of sending. */
import { refusalOf, type FormError, formErrorOf } from '../../../domain/accountRefusals.ts';
import { type AppError, statusOf } from '../../../domain/errors.ts';
import {
  fileErrorOfRefusal,
  type CheckedIdentity,
  type RefusedFile,
} from '../../../domain/forms/mediaFile.ts';
import { dayKey } from '../../../domain/zonedTime.ts';
import type { CheckedMedia } from '../mediaUpload/mediaUploadTypes.ts';
import { hasTyped, startValues, storedErrors, valuesOfPerson, withoutFields } from './registrationForm.ts';
import {
  type OpenedForm,
  registrationErrorFields,
  type RegistrationContext,
  type RegistrationFormError,
} from './registrationTypes.ts';

type Context = RegistrationContext;
type News = Partial<Context>;

/** Opens the form with the draft's values; the profile of a signed-in candidate overrides them. */
export function opened(form: OpenedForm): News {
  const { competition, now, person, draft, files, newKey, resumable, converts, entry, upload, overtaken } =
    form;
  const unsure = draft?.unsure ?? false;
  const values = { ...startValues(person), ...draft?.values, ...(person && valuesOfPerson(person)) };
  const today = dayKey(now, competition.event.zone);
  return {
    competition,
    now,
    today,
    person,
    entry,
    resumable,
    converts,
    key: draft?.key ?? newKey,
    values,
    media: files?.media ?? null,
    identity: files?.identity ?? null,
    ticket: null,
    restored: draft !== null && files === null && hasTyped(values, person),
    keptUpload: upload,
    newest: false,
    unsure,
    begun: draft?.begun ?? null,
    fieldErrors: storedErrors({ values, today, competition }, person),
    formError: unsure ? { note: 'unsureBefore' } : overtaken ? { note: 'overtaken' } : null,
  };
}

/** A form that was sent before: the page says again where its link went. */
export const openedSent = (form: OpenedForm): News => ({ ...opened(form), ...form.sent, account: 'created' });

/** Removes the validation banner; any other form error stays. */
export const withoutBanner = (formError: RegistrationFormError | null): RegistrationFormError | null =>
  formError && 'word' in formError && formError.word === 'highlighted' ? null : formError;

/** A new file needs a new upload. */
export const withMediaToCheck = ({ fieldErrors }: Context, file: File): News => ({
  media: null,
  ticket: null,
  checkedMedia: file,
  fieldErrors: withoutFields(fieldErrors, ['media_file']),
});

const refusedFile = ({ code, sent }: RefusedFile, file: File | null) => ({
  file: code,
  name: file?.name ?? '',
  ...(sent !== undefined && { sent }),
});

export function withCheckedMedia({ checkedMedia, fieldErrors }: Context, checked: CheckedMedia): News {
  if (checked.ok) return { checkedMedia: null, media: checked.media };
  const media_file = refusedFile(checked, checkedMedia);
  return { checkedMedia: null, fieldErrors: { ...fieldErrors, media_file } };
}

export const withoutMedia = ({ fieldErrors }: Context): News => ({
  media: null,
  ticket: null,
  checkedMedia: null,
  fieldErrors: withoutFields(fieldErrors, ['media_file']),
});

export const withIdentityToCheck = ({ fieldErrors }: Context, file: File): News => ({
  identity: null,
  checkedIdentity: file,
  fieldErrors: withoutFields(fieldErrors, ['id_passport_url']),
});

export function withCheckedIdentity(
  { checkedIdentity, fieldErrors }: Context,
  checked: CheckedIdentity,
): News {
  if (checked.ok) return { checkedIdentity: null, identity: checked.file };
  const id_passport_url = refusedFile(checked, checkedIdentity);
  return { checkedIdentity: null, fieldErrors: { ...fieldErrors, id_passport_url } };
}

export const withoutIdentity = ({ fieldErrors }: Context): News => ({
  identity: null,
  checkedIdentity: null,
  fieldErrors: withoutFields(fieldErrors, ['id_passport_url']),
});

export const saysClosed = (error: AppError): boolean => statusOf(error) === 403;

const codeOf = (error: AppError) => ('code' in error ? error.code : undefined);

/** Takes a final refusal: the server has certainly not stored the form. */
export function withRefusal(context: Context, error: AppError): News {
  const { fieldErrors, formError } = refusalOf(error, registrationErrorFields, 'registrationFailed');
  // A refused or expired upload must be sent again.
  const ticket = fieldErrors.media_file ? null : context.ticket;
  return {
    fieldErrors,
    ticket,
    formError:
      error.kind === 'unauthenticated' ? { note: 'signedOut' } : (formError satisfies FormError | null),
    known: codeOf(error) === 'already_registered',
    listed: Object.keys(fieldErrors).length > 0,
    unsure: false,
  };
}

/** Whether the upload was refused with a field error, a sentence or an error about its file. */
export const blamesFile = (error: AppError): boolean =>
  fileErrorOfRefusal(error) !== undefined || error.kind === 'fieldErrors' || error.kind === 'message';

/** Takes a failed upload: a refused file becomes a field error, any other failure the form error. */
export function withUploadFailure(context: Context, error: AppError): News {
  const name = context.media?.file.name ?? '';
  const code = fileErrorOfRefusal(error);
  if (code) return { fieldErrors: { media_file: { file: code, name } }, listed: true };
  if (error.kind === 'fieldErrors') return { ...withRefusal(context, error), unsure: context.unsure };
  if (error.kind === 'message')
    return { fieldErrors: { media_file: { sentence: error.message } }, listed: true };
  if (error.kind === 'unauthenticated') return { formError: { note: 'signedOut' } };
  return { formError: statusOf(error) === 429 ? formErrorOf(error) : { note: 'uploadFailed' } };
}
