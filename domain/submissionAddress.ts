/** Addresses of entries (specification section 2). */
import { competitionHref } from './catalogueAddress.ts';
import { decodedSegment } from './decodedSegment.ts';
import { segmentsOf } from './routes.ts';
import { submissionPaths } from './submissionPaths.ts';

/** A competition, as far as its address needs it: its slug and the slug of its event. */
type Addressed = { slug: string; event: { slug: string } };

/** `/submission-details/{id}`. */
export const submissionDetailsHref = (id: string): string =>
  submissionPaths.submissionDetails.replace(':id', encodeURIComponent(id));

/**
 * Address of the viewer: `/{eventSlug}/{competitionSlug}/submission`. It has no id; `submissionState` holds
 * it.
 */
export const submissionViewerHref = ({ slug, event }: Addressed): string =>
  `${competitionHref(event.slug, slug)}/submission`;

/** `/{eventSlug}/{competitionSlug}/submit/{id}`: replaces an entry, or adds one for a later round. */
export const submitHref = ({ slug, event }: Addressed, id: string): string =>
  `${competitionHref(event.slug, slug)}/submit/${encodeURIComponent(id)}`;

/** The last segment of a path, decoded; empty if its percent-encoding is invalid. */
export const lastId = (path: string): string => decodedSegment(segmentsOf(path).at(-1) ?? '') ?? '';

/** The history state that names the entry to view. It survives a reload. */
export const submissionState = (id: string) => ({ submission: id });

/** The id of the entry in a history state of `submissionState`; null for another state. */
export function submissionOfState(state: unknown): string | null {
  const id = (state as { submission?: unknown } | null)?.submission;
  return typeof id === 'string' && id !== '' ? id : null;
}
