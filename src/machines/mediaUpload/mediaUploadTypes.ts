/** One file on its way to the server (specification section 2 "Registration", "Replace submission"). */
import type { AppError } from '../../../domain/errors.ts';

/** A file that was looked at and found good, before anything of it is sent. */
export type ChosenMedia = {
  file: File;
  /** The media type by content. */
  type: string;
  /** A picture of the video, where the browser could take one. */
  poster: Blob | null;
  /** Milliseconds; null where this browser cannot tell, and the server will. */
  durationMs: number | null;
};

export type MediaToUpload = {
  file: File;
  /** A picture of the video, where the browser could take one; it goes with the form, not with the file. */
  poster: Blob | null;
  /** The competition's id. */
  competition: string;
  /** The entry that gets a new file; null while there is no entry yet. */
  entry: string | null;
  /** The key of the form that the upload belongs to: the same as its `Idempotency-Key`. */
  form: string;
  /** What the competition allows. */
  limitMegabytes: number;
};

export type UploadPhase = 'preparing' | 'uploading' | 'paused' | 'finalizing';

/** How it stands: told to whoever invoked the machine, as `upload.changed`. */
export type UploadProgress = {
  phase: UploadPhase;
  /** Bytes that the server has taken. */
  sent: number;
  /** Bytes of the file. */
  total: number;
};
export type UploadChanged = { type: 'upload.changed'; progress: UploadProgress };

export type UploadAnswer =
  | { kind: 'uploaded'; ticket: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: AppError };
