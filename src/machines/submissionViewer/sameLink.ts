import { fileOf } from '../../../domain/mediaView.ts';
import type { Viewable } from './submissionViewerTypes.ts';

/** What was read again, with the link that plays now: another signature for the same file would begin it anew. */
export function withSameLink<Data extends Viewable>(shown: Data | null, read: Data): Data {
  const [old, media] = [shown?.submission_details?.file_url, read.submission_details];
  if (!old || !media?.file_url || fileOf(old) !== fileOf(media.file_url)) return read;
  return { ...read, submission_details: { ...media, file_url: old } };
}
