/** Another file for an entry (specification sections 2 and 4 "Replace submission"). */
import type { Submission } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { MediaFileProblem } from '../../../domain/forms/mediaFile.ts';
import type { ChosenMedia, UploadProgress } from '../mediaUpload/mediaUploadTypes.ts';

export type EntryToReplace = {
  submission: Submission;
  /** UTC milliseconds of the server. */
  now: number;
};

export type OpenedReplacement = {
  limitMegabytes: number;
  /** Whether the server takes media apart from the form. */
  resumable: boolean;
  /** Of this form, for what it sends. */
  key: string;
};

export type FileToCheck = {
  file: File;
  limitMegabytes: number;
  kind: Submission['competition']['submission_type'];
};

export type ReplacementToSend = {
  /** The entry's id. */
  entry: string;
  media: ChosenMedia | null;
  /** Of a finished upload; without one the file itself goes with the form. */
  ticket: string | null;
};

export type SubmissionReplaceContext = EntryToReplace & {
  opened: OpenedReplacement | null;
  /** Chosen, and not looked at yet. */
  unchecked: File | null;
  media: ChosenMedia | null;
  fieldError: ReplaceFieldError | null;
  formError: ReplaceFormError | null;
  progress: UploadProgress | null;
  ticket: string | null;
  /** It was sent once, and nobody knows what became of it. */
  unsure: boolean;
};

/** What is wrong with the file: ours, with the name that it was chosen by, or a sentence of the server. */
export type ReplaceFieldError = { code: MediaFileProblem; name: string } | { sentence: string };
/** Why it was not sent: a failure, or the candidate's own will. */
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
