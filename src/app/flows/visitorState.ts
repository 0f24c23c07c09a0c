/**
 * Data that a page has before loading: from the link that was followed, in the history state, or from the start data
 * of the first page.
 */
import type { Competition, CompetitionDetailsReply, Event, EventList } from '../../../domain/contract.ts';
import { startAnswers } from './startData.ts';

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

/** The event with this slug in the start data. */
export function startEvent(slug: string | undefined): Event | null {
  const list = startAnswers()['/event'] as EventList | undefined;
  return list?.data.find((event) => event.slug === slug) ?? null;
}

/** The competition with these slugs in the start data. */
export function startCompetition(
  eventSlug: string | undefined,
  slug: string | undefined,
): Competition | null {
  for (const [path, answer] of Object.entries(startAnswers())) {
    if (!path.startsWith('/competition/details/')) continue;
    const { data } = answer as CompetitionDetailsReply;
    if (data.slug === slug && data.event.slug === eventSlug) return data;
  }
  return null;
}
