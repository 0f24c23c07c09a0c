/** Addresses of events, competitions and content pages (specification section 2): slugs, percent-encoded in paths. */
import { pagePaths, segmentsOf } from './routes.ts';

/** Address of an event: `/{eventSlug}`. Addresses of content pages look the same. */
export const eventHref = (eventSlug: string): string =>
  pagePaths.event.replace(':eventSlug', encodeURIComponent(eventSlug));

/** `/{slug}` of a content page. */
export const contentHref = (slug: string): string => eventHref(slug);

/** `/{eventSlug}/{competitionSlug}`. */
export const competitionHref = (eventSlug: string, competitionSlug: string): string =>
  `${eventHref(eventSlug)}/${encodeURIComponent(competitionSlug)}`;

/** Address of the registration form: `/{eventSlug}/{competitionSlug}/register`. */
export const registerHref = (eventSlug: string, competitionSlug: string): string =>
  `${competitionHref(eventSlug, competitionSlug)}/register`;

/** From the path of a competition's registration form, the path of the competition itself. */
export const competitionPathOf = (registerPath: string): string => registerPath.replace(/\/register\/?$/, '');

export type CatalogueSlugs = { eventSlug: string; competitionSlug: string | undefined };

/**
 * The slugs of a path, decoded and NFC-normalized, so that Arabic from any keyboard matches.
 * Undefined if the path has another shape or invalid percent-encoding.
 */
export function catalogueSlugs(path: string): CatalogueSlugs | undefined {
  const [, event, competition, ...rest] = segmentsOf(path);
  if (!event || competition === '' || rest.length > 0) return undefined;
  try {
    return {
      eventSlug: slugFrom(event),
      competitionSlug: competition === undefined ? undefined : slugFrom(competition),
    };
  } catch {
    return undefined;
  }
}

const slugFrom = (segment: string) => decodeURIComponent(segment).normalize('NFC');
