/** What visitors ask the server. Each rejects with an AppError. */
import { catalogueSlugs } from '../../../domain/catalogueAddress.ts';
import type { Event } from '../../../domain/contract.ts';
import { type AppError, httpError, isAppError, statusOf } from '../../../domain/errors.ts';
import { retryPresets } from '../../../domain/retryPolicy.ts';
import { listCompetitions } from '../../api/calls/listCompetitions.ts';
import { listEvents } from '../../api/calls/listEvents.ts';
import { readCompetition } from '../../api/calls/readCompetition.ts';
import { readContentPage } from '../../api/calls/readContentPage.ts';
import type { ApiClient } from '../../api/client.ts';
import type { Outcome } from '../../api/unwrap.ts';
import { withRetry } from '../../api/withRetry.ts';
import type { LoadedDetails } from '../../machines/competitionDetails/competitionDetailsTypes.ts';
import type { OpenedSlug } from '../../machines/competitionList/competitionListTypes.ts';
import type { LoadedEvents } from '../../machines/eventList/eventListTypes.ts';
import { contentPages } from '../contentPages.ts';
import { toldCompetition, toldEvent } from './visitorState.ts';

async function insist<Data>(call: () => Promise<Outcome<Data>>, signal: AbortSignal): Promise<Data> {
  const outcome = await withRetry(call, retryPresets.standard, { signal });
  return outcome.ok ? outcome.data : Promise.reject(outcome.error);
}

const missing: AppError = httpError({ status: 404 });
const isMissing = (error: unknown) => isAppError(error) && statusOf(error) === 404;

export async function loadEvents(client: ApiClient, signal: AbortSignal): Promise<LoadedEvents> {
  const { data, at } = await insist(() => listEvents(client, signal), signal);
  return { events: data.data, now: at };
}

/** What lives at the address: an event with its competitions, else a content page. */
export async function openSlug(client: ApiClient, path: string, signal: AbortSignal): Promise<OpenedSlug> {
  const slug = catalogueSlugs(path)?.eventSlug;
  if (slug === undefined) return Promise.reject(missing);
  const isPage = contentPages.some((each) => each === slug);
  const ways = [openEvent, openPage];
  const [first, second] = isPage ? ways.toReversed() : ways;
  return first!(client, slug, signal).catch((error: unknown) =>
    isMissing(error) ? second!(client, slug, signal) : Promise.reject(error as AppError),
  );
}

async function openEvent(client: ApiClient, slug: string, signal: AbortSignal): Promise<OpenedSlug> {
  const event = toldEvent(slug) ?? (await findEvent(client, slug, signal));
  const { data, at } = await insist(() => listCompetitions(client, event.id, signal), signal);
  return { kind: 'event', event, competitions: data.data, now: at };
}

async function openPage(client: ApiClient, slug: string, signal: AbortSignal): Promise<OpenedSlug> {
  const { data } = await insist(() => readContentPage(client, slug, signal), signal);
  return { kind: 'page', page: data.data };
}

async function findEvent(client: ApiClient, slug: string, signal: AbortSignal): Promise<Event> {
  const { events } = await loadEvents(client, signal);
  return events.find((event) => event.slug === slug) ?? Promise.reject(missing);
}

/** @param subject the id that the server wrote into the page for its address; empty where it wrote none */
export async function loadCompetition(
  client: ApiClient,
  { path, subject }: { path: string; subject: string },
  signal: AbortSignal,
): Promise<LoadedDetails> {
  const { eventSlug, competitionSlug: slug } = catalogueSlugs(path) ?? {};
  const load = async (id: string) => {
    const { data, at } = await insist(() => readCompetition(client, id, signal), signal);
    return { details: data.data, now: at };
  };
  const known = toldCompetition(eventSlug, slug)?.id ?? subject;
  if (known !== '') {
    const loaded = await load(known).catch((error: unknown) =>
      isMissing(error) ? null : Promise.reject(error as AppError),
    );
    // An address seen since then may be another's.
    if (loaded?.details.slug === slug && loaded?.details.event.slug === eventSlug)
      return loaded as LoadedDetails;
  }
  const event = await findEvent(client, eventSlug ?? '', signal);
  const { data } = await insist(() => listCompetitions(client, event.id, signal), signal);
  const found = data.data.find((competition) => competition.slug === slug);
  return found ? load(found.id) : Promise.reject(missing);
}
