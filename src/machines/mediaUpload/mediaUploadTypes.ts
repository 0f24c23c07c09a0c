/** One file on its way to the server (specification section 2 "Registration", "Replace submission"; decision D81). */
import type { MediaKind } from '../../../domain/fileTypes.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { MediaFileProblem } from '../../../domain/forms/mediaFile.ts';

/** A file that was looked at and found good, before anything of it is sent. */
export type ChosenMedia = {
  file: File;
  kind: MediaKind;
  /** Milliseconds; null where this browser cannot tell, and the server will. */
  durationMs: number | null;
  /** A picture of the video, where the browser could take one. */
  poster: Blob | null;
};
export type CheckedMedia = { ok: true; media: ChosenMedia } | { ok: false; code: MediaFileProblem };

export type MediaToUpload = {
  file: File;
  /** The competition's id. */
  competition: string;
  /** The entry that gets a new file; null while there is no entry yet. */
  entry: string | null;
  /** The key of the form that the upload belongs to: the same as its `Idempotency-Key`. */
  form: string;
};

/** What is sent, and where it already lies in part, as far as this page knows. */
export type SendMediaInput = MediaToUpload & { address: string | null };

export type UploadPhase = 'preparing' | 'uploading' | 'paused' | 'finalizing';

/** How it stands: told to whoever invoked the machine. */
export type UploadProgress = {
  phase: UploadPhase;
  /** Bytes that have left. */
  sent: number;
  /** Bytes of the file. */
  total: number;
  /** What a paused upload goes on after; the network, unless it says otherwise. */
  waitsFor?: 'network' | 'server';
};
export type UploadChanged = { type: 'upload.changed'; progress: UploadProgress };

export type UploadAnswer =
  | { kind: 'uploaded'; ticket: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: AppError };

export type MediaUploadContext = MediaToUpload & {
  /** Where it lies on the server. */
  address: string | null;
  sent: number;
  /** How often it broke since the server last took anything. */
  failures: number;
  error: AppError | null;
  ticket: string | null;
};

export type MediaUploadEvent =
  | { type: 'address.known'; address: string }
  | { type: 'bytes.sent'; sent: number; total: number }
  | { type: 'bytes.taken' }
  | { type: 'upload.completed'; ticket: string }
  | { type: 'upload.broke'; error: AppError }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'cancel.requested' };
