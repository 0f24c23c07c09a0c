/** What a link told the page that it led to, in the state of the history; a page opened by its address has none. */
import type { Competition, Event } from '../../../domain/contract.ts';

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
