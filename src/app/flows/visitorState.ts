/**
 * What a page knows before it asks: what a link told the page that it led to, in the state of the history, or what the
 * server wrote into a page that was opened by its address.
 */
import type { Competition, CompetitionDetailsReply, Event, EventList } from '../../../domain/contract.ts';
import { startAnswers } from './startData.ts';

type Told = { event?: Partial<Event>; competition?: Partial<Competition> } | null;

/** The event that a link told of, if it is the one of the address. */
export function toldEvent(slug: string | undefined): Event | null {
  const event = (history.state as Told)?.event;
  return event?.slug === slug && event?.id && event.thumbnail_sizes ? (event as Event) : null;
}

/** The competition that a link told of, if it is the one of the address. */
export function toldCompetition(eventSlug: string | undefined, slug: string | undefined): Competition | null {
  const told = (history.state as Told)?.competition;
  const isAsked = told?.slug === slug && told?.event?.slug === eventSlug;
  return isAsked && told?.id && told.thumbnail_sizes && told.rounds ? (told as Competition) : null;
}

/** The event of that slug among those that the server wrote into the page. */
export function startEvent(slug: string | undefined): Event | null {
  const list = startAnswers()['/event'] as EventList | undefined;
  return list?.data.find((event) => event.slug === slug) ?? null;
}

/** The competition of those slugs, if the server wrote it into the page. */
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
