/** Types of a replacement (specification sections 2 and 4 "Replace submission"). */
import type { Submission } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { AcceptedMedia } from '../../../domain/fileTypes.ts';
import type { FileFieldError } from '../fileFieldError.ts';
import type { ChosenMedia, UploadProgress } from '../mediaUpload/mediaUploadTypes.ts';

export type EntryToReplace = {
  submission: Submission;
  /** UTC milliseconds of the server. */
  now: number;
};

export type OpenedReplacement = {
  limitMegabytes: number;
  /** Whether the server accepts resumable uploads. */
  resumable: boolean;
  /** Whether the server converts recordings. */
  converts: boolean;
  /** Idempotency key of this form. */
  key: string;
};

export type FileToCheck = AcceptedMedia & {
  file: File;
  limitMegabytes: number;
};

export type ReplacementToSend = {
  /** The entry's id. */
  entry: string;
  media: ChosenMedia | null;
  /** Ticket of a finished upload; without a ticket the form carries the file. */
  ticket: string | null;
};

export type SubmissionReplaceContext = EntryToReplace & {
  opened: OpenedReplacement | null;
  /** Chosen and not checked yet. */
  unchecked: File | null;
  media: ChosenMedia | null;
  fieldError: FileFieldError | null;
  formError: ReplaceFormError | null;
  progress: UploadProgress | null;
  ticket: string | null;
  /** The replacement was sent once with an unknown outcome. */
  unsure: boolean;
};

/** Why the form did not open or the file was not replaced; `cancelled` by the candidate. */
export type ReplaceFormError = AppError | { kind: 'cancelled' };

export type SubmissionReplaceEvent =
  | { type: 'retry.requested' }
  | { type: 'media.chosen'; file: File }
  | { type: 'media.removed' }
  | { type: 'form.submitted' }
  | { type: 'upload.changed'; progress: UploadProgress }
  | { type: 'cancel.requested' }
  | { type: 'replacement.taken' }
  | { type: 'replacement.refused'; error: AppError }
  | { type: 'leave.requested' };
