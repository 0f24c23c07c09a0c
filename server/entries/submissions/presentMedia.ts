import type { SubmissionMedia } from '../../../domain/contract.ts';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import { shownPoster } from '../../media/newMedia.ts';
import type { MediaLinks } from '../../media/signedLinks.ts';

/**
 * A recording with signed links. A link names the user that it was made for and expires, but works for
 * anybody who has it (decision D79).
 */
export function presentMedia(
  media: MediaTable,
  userId: string,
  links: Pick<MediaLinks, 'make' | 'hold'>,
): SubmissionMedia {
  // How long links hold is read before they are made, so that they live at least as long as it says.
  const holdMs = links.hold();
  const link = (object: string | null) => (object === null ? null : links.make(object, userId));
  return {
    kind: media.kind,
    file_url: link(media.playable_object ?? media.object),
    thumbnail_url: link(shownPoster(media.poster_object)),
    waveform_url: link(media.waveform_object),
    links_hold_ms: holdMs,
    file_name: media.file_name,
    bytes: media.bytes,
    duration_ms: media.duration_ms,
    state: media.state,
    added_at: media.created_at,
  };
}
