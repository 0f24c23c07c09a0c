/**
 * Data that a page has before loading: from the link that was followed, in the history state, or from the start data
 * of the first page.
 */
import { catalogueSlugs, competitionPathOf } from '../../../domain/catalogueAddress.ts';
import type {
  Competition,
  CompetitionDetails,
  CompetitionDetailsReply,
  CompetitionList,
  ContentPageReply,
  Event,
  EventList,
} from '../../../domain/contract.ts';
import type { StartData } from '../../../domain/firstPaint.ts';

type LinkState = { event?: Partial<Event>; competition?: Partial<Competition> } | null;

/** The event in the history state, if it has this slug. */
export function linkedEvent(slug: string | undefined): Event | null {
  const event = (history.state as LinkState)?.event;
  return event?.slug === slug && event?.id && event.thumbnail_sizes ? (event as Event) : null;
}

/** The competition in the history state, if it has these slugs. */
export function linkedCompetition(
  eventSlug: string | undefined,
  slug: string | undefined,
): Competition | null {
  const competition = (history.state as LinkState)?.competition;
  const isAsked = competition?.slug === slug && competition?.event?.slug === eventSlug;
  return isAsked && competition?.id && competition.thumbnail_sizes && competition.rounds
    ? (competition as Competition)
    : null;
}

/** All events in the start data. */
export const startEvents = (startData: StartData): readonly Event[] =>
  (startData['/event'] as EventList | undefined)?.data ?? [];

/** What the start data have at a path of one segment: an event with its competitions, or a content page. */
export function startSlug(startData: StartData, path: string) {
  const slug = catalogueSlugs(path)?.eventSlug;
  const event = startEvents(startData).find((each) => each.slug === slug) ?? null;
  const listed = startData[`/competition/${event?.id}`] as CompetitionList | undefined;
  const written = startData[`/page/${slug}`] as ContentPageReply | undefined;
  return { event, competitions: listed?.data ?? [], page: written?.data ?? null };
}

/** The competition in the start data, at its own path or at that of its registration form. */
export function startCompetition(startData: StartData, path: string): CompetitionDetails | null {
  const { eventSlug, competitionSlug } = catalogueSlugs(competitionPathOf(path)) ?? {};
  for (const [call, answer] of Object.entries(startData)) {
    if (!call.startsWith('/competition/details/')) continue;
    const { data } = answer as CompetitionDetailsReply;
    if (data.slug === competitionSlug && data.event.slug === eventSlug) return data;
  }
  return null;
}
