/** API calls of events and competitions. Each rejects with an AppError. */
import type { LoadedDetails } from '../../machines/loadedDetails.ts';
import { catalogueSlugs } from '../../../domain/catalogueAddress.ts';
import { neededPages } from '../../../domain/contentPage/neededPages.ts';
import type { Event } from '../../../domain/contract.ts';
import { type AppError, httpError, isAppError, statusOf } from '../../../domain/errors.ts';
import { listCompetitions } from '../../api/calls/listCompetitions.ts';
import { listEvents } from '../../api/calls/listEvents.ts';
import { readCompetition } from '../../api/calls/readCompetition.ts';
import { readContentPage } from '../../api/calls/readContentPage.ts';
import type { ApiClient } from '../../api/client.ts';
import type { OpenedSlug } from '../../machines/competitionList/competitionListMachine.ts';
import type { ReportsRetries } from '../../machines/loadRetry.ts';
import type { LoadedEvents } from '../../machines/eventList/eventListMachine.ts';
import { firstAnswer } from './firstAnswer.ts';
import { linkedCompetition, linkedEvent } from './visitorState.ts';

type OnRetry = ReportsRetries['onRetry'];

const missing: AppError = httpError({ status: 404 });
const isMissing = (error: unknown) => isAppError(error) && statusOf(error) === 404;

export async function loadEvents(
  client: ApiClient,
  signal: AbortSignal,
  onRetry?: OnRetry,
): Promise<LoadedEvents> {
  const { data, at } = await firstAnswer('/event', () => listEvents(client, signal), signal, onRetry);
  return { events: data.data, now: at };
}

/** The event with its competitions, or the content page, at the path. Rejects if neither exists. */
export async function openSlug(
  client: ApiClient,
  path: string,
  signal: AbortSignal,
  onRetry: OnRetry,
): Promise<OpenedSlug> {
  const slug = catalogueSlugs(path)?.eventSlug;
  if (slug === undefined) return Promise.reject(missing);
  const isPage = neededPages.some((each) => each === slug);
  const loaders = [openEvent, openPage];
  const [first, second] = isPage ? loaders.toReversed() : loaders;
  return first!(client, slug, signal, onRetry).catch((error: unknown) =>
    isMissing(error) ? second!(client, slug, signal, onRetry) : Promise.reject(error as AppError),
  );
}

type OpenSlug = (
  client: ApiClient,
  slug: string,
  signal: AbortSignal,
  onRetry: OnRetry,
) => Promise<OpenedSlug>;

const openEvent: OpenSlug = async (client, slug, signal, onRetry) => {
  const event = linkedEvent(slug) ?? (await findEvent(client, slug, signal, onRetry));
  const { data, at } = await competitionsOf(client, event, signal, onRetry);
  return { kind: 'event', event, competitions: data.data, now: at };
};

const openPage: OpenSlug = async (client, slug, signal, onRetry) => {
  const call = () => readContentPage(client, slug, signal);
  const { data } = await firstAnswer(`/page/${slug}`, call, signal, onRetry);
  return { kind: 'page', page: data.data };
};

async function findEvent(
  client: ApiClient,
  slug: string,
  signal: AbortSignal,
  onRetry?: OnRetry,
): Promise<Event> {
  const { events } = await loadEvents(client, signal, onRetry);
  return events.find((event) => event.slug === slug) ?? Promise.reject(missing);
}

const competitionsOf = (client: ApiClient, { id }: Event, signal: AbortSignal, onRetry?: OnRetry) =>
  firstAnswer(`/competition/${id}`, () => listCompetitions(client, id, signal), signal, onRetry);

/** The competition at the path. */
export async function loadCompetition(
  client: ApiClient,
  path: string,
  signal: AbortSignal,
): Promise<LoadedDetails> {
  const { eventSlug = '', competitionSlug: slug } = catalogueSlugs(path) ?? {};
  const id =
    linkedCompetition(eventSlug, slug)?.id ?? (await findCompetition(client, eventSlug, slug, signal));
  const call = () => readCompetition(client, id, signal);
  const { data, at } = await firstAnswer(`/competition/details/${id}`, call, signal);
  return { details: data.data, now: at };
}

/** The id of a competition by its slugs; rejects if there is none. */
async function findCompetition(
  client: ApiClient,
  eventSlug: string,
  slug: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const event = await findEvent(client, eventSlug, signal);
  const { data } = await competitionsOf(client, event, signal);
  return data.data.find((competition) => competition.slug === slug)?.id ?? Promise.reject(missing);
}
