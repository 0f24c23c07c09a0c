import { fileOf } from '../../../domain/mediaView.ts';
import type { LoadedViewable, Viewable, ViewerContext } from './submissionViewerTypes.ts';

/** What was read again, with the link that plays now: another signature for the same file would begin it anew. */
export function withSameLink<Data extends Viewable>(
  { data: shown, askedAt }: ViewerContext<Data>,
  read: LoadedViewable<Data>,
): LoadedViewable<Data> {
  const [old, media] = [shown?.submission_details, read.data.submission_details];
  if (!old?.file_url || !media?.file_url || fileOf(old.file_url) !== fileOf(media.file_url)) return read;
  const { file_url, links_hold_ms } = old;
  return {
    ...read,
    askedAt,
    data: { ...read.data, submission_details: { ...media, file_url, links_hold_ms } },
  };
}

/** @param at UTC milliseconds by the clock of this device, which is asked for the time in between alone */
export function linkHasEnded({ data, askedAt }: ViewerContext<Viewable>, at: number): boolean {
  const media = data?.submission_details;
  return media?.file_url != null && at >= askedAt + media.links_hold_ms;
}
