/** What the server's answers mean for an entry that gets another file. */
import { type AppError, statusOf } from '../../../domain/errors.ts';
import { problemOfRefusal } from '../../../domain/forms/mediaFile.ts';
import type { UploadAnswer } from '../mediaUpload/mediaUploadTypes.ts';
import type { ReplaceFieldError, SubmissionReplaceContext } from './submissionReplaceTypes.ts';

type Context = SubmissionReplaceContext;
type News = Partial<Context>;

/** The competition has ended meanwhile. */
export const saysOver = (error: AppError): boolean => 'code' in error && error.code === 'competition_ended';

/** It was sent, and no answer says what became of it. */
export const isUnknown = (error: AppError): boolean =>
  error.kind === 'network' || error.kind === 'timeout' || (statusOf(error) ?? 0) >= 500;

/** A ticket is used once, and nobody else has it: if it is gone, what was sent before did arrive. */
export const saysArrived = ({ unsure }: Pick<Context, 'unsure'>, error: AppError): boolean =>
  unsure && 'code' in error && error.code === 'upload_gone';

export const errorOf = (answer: UploadAnswer): AppError | undefined =>
  answer.kind === 'failed' ? answer.error : undefined;

/** The file is of no use as it is; whatever else is wrong, it can be sent again. */
export function fieldErrorOf({ media }: Pick<Context, 'media'>, error: AppError): ReplaceFieldError | null {
  const sentence = error.kind === 'fieldErrors' ? error.fields['media_file']?.[0] : undefined;
  if (sentence !== undefined) return { sentence };
  const code = problemOfRefusal(error);
  return code ? { code, name: media?.file.name ?? '' } : null;
}

export function withRefusal(context: Context, error: AppError): News {
  const fieldError = fieldErrorOf(context, error);
  const sent = { progress: null, unsure: false };
  // A ticket that is gone, or whose file was judged, is of no use any more.
  return fieldError ? { ...sent, fieldError, ticket: null, formError: null } : { ...sent, formError: error };
}

/** Another file is another upload. */
export const withoutFile: News = {
  media: null,
  unchecked: null,
  ticket: null,
  fieldError: null,
  formError: null,
};
