/** Progress of a whole form: its recording and the files that go with it (specification section 2 "Registration"). */
import type { UploadProgress } from './mediaUploadTypes.ts';

type FormBytes = {
  /** Bytes of the recording. */
  media: number;
  /** Bytes of the other files. */
  others: number;
  /** The recording was uploaded before; the progress is that of the form. */
  isUploaded: boolean;
};

/** @param progress of the recording's upload or, after it, of the form; null before any report */
export function progressOfForm(
  progress: UploadProgress | null,
  { media, others, isUploaded }: FormBytes,
): UploadProgress {
  const total = media + others;
  const { phase, sent, ...rest } = progress ?? { phase: isUploaded ? 'uploading' : 'preparing', sent: 0 };
  const all = Math.min(total, (isUploaded ? media : 0) + sent);
  if (phase !== 'uploading' && phase !== 'finalizing') return { ...rest, phase, sent: all, total };
  return { ...rest, phase: all < total ? 'uploading' : 'finalizing', sent: all, total };
}
