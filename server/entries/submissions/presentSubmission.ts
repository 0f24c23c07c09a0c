import type { Competition, Submission, SubmissionMedia, SubmissionView } from '../../../domain/contract.ts';
import type { CatalogueView } from '../../catalogue/catalogueView.ts';
import { shownPoster } from '../../media/newMedia.ts';
import type { MediaLinks } from '../../media/signedLinks.ts';
import type { MediaTable } from '../../platform/database/entrySchema.ts';
import type { WholeEntry } from './submissionsRepo.ts';

export type Presenting = { view: CatalogueView; links: Pick<MediaLinks, 'make' | 'hold'> };

/** A candidate's view of an own entry; undefined while its competition is not in the catalogue. */
export function presentSubmission(entry: WholeEntry, { view, links }: Presenting): Submission | undefined {
  const competition = cardOf(view, entry.competition_id);
  if (!competition) return undefined;
  const details = entry.live ? presentMedia(entry.live, entry.user_id, links) : null;
  return {
    id: entry.id,
    url: details?.file_url ?? null,
    submission_status: entry.status,
    submission_details: details,
    replacement:
      entry.pending && entry.pending_status
        ? {
            submission_status: entry.pending_status,
            submission_details: presentMedia(entry.pending, entry.user_id, links),
          }
        : null,
    current_round_id: entry.round,
    created_at: entry.created_at,
    competition,
  };
}

/** What the viewer shows. */
export function presentView(entry: WholeEntry, { view, links }: Presenting): SubmissionView | undefined {
  const competition = cardOf(view, entry.competition_id);
  if (!competition) return undefined;
  const { event } = competition;
  return {
    competition_info: {
      competition_name: competition.name,
      competition_name_ar: competition.name_ar,
      competition_name_en: competition.name_en,
      event_name: event.name,
      event_name_ar: event.name_ar,
      event_name_en: event.name_en,
    },
    submission_details: entry.live ? presentMedia(entry.live, entry.user_id, links) : null,
    submission_status: entry.status,
  };
}

/** Links are for the owner: they work in no other session, and expire (decision D79). */
function presentMedia(media: MediaTable, userId: string, links: Presenting['links']): SubmissionMedia {
  // Read before making the links, which then live at least as long.
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

function cardOf(view: CatalogueView, id: string): Competition | undefined {
  for (const cards of view.competitions.values()) {
    const card = cards.find((each) => each.id === id);
    if (card) return card;
  }
  return undefined;
}
