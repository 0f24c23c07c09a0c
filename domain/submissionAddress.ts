/** Addresses of entries (specification section 2). */
import { competitionHref } from './catalogueAddress.ts';
import { segmentsOf } from './routes.ts';
import { submissionPaths } from './submissionPaths.ts';

/** The slugs of a competition, as far as addresses need them. */
type Addressed = { slug: string; event: { slug: string } };

/** `/submission-details/{id}`. */
export const submissionDetailsHref = (id: string): string =>
  submissionPaths.submissionDetails.replace(':id', encodeURIComponent(id));

/** `/{eventSlug}/{competitionSlug}/submission`; the id goes along as `submissionState`. */
export const submissionViewerHref = ({ slug, event }: Addressed): string =>
  `${competitionHref(event.slug, slug)}/submission`;

/** `/{eventSlug}/{competitionSlug}/submit/{id}`: replaces an entry, or adds what a later round asks for. */
export const submitHref = ({ slug, event }: Addressed, id: string): string =>
  `${competitionHref(event.slug, slug)}/submit/${encodeURIComponent(id)}`;

/** The id that a path names last, decoded; empty where it holds half a character. */
export function lastId(path: string): string {
  try {
    return decodeURIComponent(segmentsOf(path).at(-1) ?? '');
  } catch {
    return '';
  }
}

/** What the address of the viewer does not hold: it goes with the entry of the history, and outlives a reload. */
export const submissionState = (id: string) => ({ submission: id });

/** The id in the state of the history; null where nothing led to the page. */
export function toldSubmission(state: unknown): string | null {
  const told = (state as { submission?: unknown } | null)?.submission;
  return typeof told === 'string' && told !== '' ? told : null;
}
