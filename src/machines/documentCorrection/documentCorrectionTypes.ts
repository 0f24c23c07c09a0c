/** Types of an identity document that staff ask for again (decision D191). */
import type { AppError } from '../../../domain/errors.ts';
import type { FileFieldError } from '../fileFieldError.ts';

export type DocumentCorrectionInput = {
  /** The entry's id. */
  entry: string;
};

export type DocumentCorrectionContext = DocumentCorrectionInput & {
  /** Chosen and not checked yet. */
  unchecked: File | null;
  document: File | null;
  fieldError: FileFieldError | null;
  /** Why the document was not sent. */
  formError: AppError | null;
};

export type DocumentToSend = { entry: string; document: File | null };

export type DocumentCorrectionEvent =
  | { type: 'document.chosen'; file: File }
  | { type: 'document.removed' }
  | { type: 'form.submitted' }
  | { type: 'retry.requested' };
