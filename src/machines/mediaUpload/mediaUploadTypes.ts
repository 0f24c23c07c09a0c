/** Types of a file upload (specification section 2 "Registration", "Replace submission"; decision D81). */
import type { MediaKind } from '../../../domain/fileTypes.ts';
import type { AppError } from '../../../domain/errors.ts';
import type { RefusedFile } from '../../../domain/forms/mediaFile.ts';

/** A file that passed the checks and was not sent yet. */
export type ChosenMedia = {
  file: File;
  kind: MediaKind;
  /** Milliseconds; null if this browser cannot read it. */
  durationMs: number | null;
  /** A frame of the video, if the browser could decode one. */
  poster: Blob | null;
};
export type CheckedMedia = { ok: true; media: ChosenMedia } | RefusedFile;

export type MediaToUpload = {
  file: File;
  /** The competition's id. */
  competition: string;
  /** The entry that gets a new file; null before there is one. */
  entry: string | null;
  /** The `Idempotency-Key` of the form that the upload belongs to. */
  form: string;
};

/** `address`: the upload to resume, if this page knows one. */
export type SendMediaInput = MediaToUpload & { address: string | null };

export type UploadPhase = 'preparing' | 'uploading' | 'paused' | 'finalizing';

/** Sent to the parent machine. */
export type UploadProgress = {
  phase: UploadPhase;
  /** Bytes sent. */
  sent: number;
  /** File size in bytes. */
  total: number;
  /** What a paused upload waits for; the network by default. */
  waitsFor?: 'network' | 'server';
};
export type UploadChanged = { type: 'upload.changed'; progress: UploadProgress };

export type UploadAnswer =
  | { kind: 'uploaded'; ticket: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; error: AppError };

export type MediaUploadContext = MediaToUpload & {
  /** The upload's address on the server. */
  address: string | null;
  sent: number;
  /** Failures since the server last accepted bytes. */
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
