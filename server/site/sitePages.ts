import {
  catalogueSlugs,
  competitionHref,
  competitionPathOf,
  contentHref,
  eventHref,
  registerHref,
} from '../../domain/catalogueAddress.ts';
import type { CompetitionDetails, ContentPage, Event } from '../../domain/contract.ts';
import { localized } from '../../domain/localized.ts';
import { pageAt, pagePaths, SHELL_PATH } from '../../domain/routes.ts';
import type { CatalogueView } from '../catalogue/catalogueView.ts';
import type { Language } from '../platform/http/language.ts';
import type { SiteConfig } from './publicConfig.ts';
import { defaultPreview } from './defaultPreview.ts';
import type { PageFacts } from './pageHead.ts';
import {
  competitionSentence,
  eventSentence,
  pageDescription,
  pageName,
  type AnsweredPage,
} from './pageWords.ts';
import { publicConfig } from './publicConfig.ts';
import type { Screen } from '../../domain/screenWords.ts';
import { shortened } from './shortened.ts';

/** A page at an address; its `source` is a new object whenever the content of the page changes. */
export type SitePage = {
  found: boolean;
  screen: Screen;
  /** Its address: a path, percent-encoded; that of a competition's board with its query. */
  path: string;
  /** The competition in its address. */
  competition?: string | undefined;
  source: object;
  /** Whether it is for one person, so that no shared cache may keep it. */
  isPrivate?: true;
  /** @param now the instant (UTC ms) of the facts */
  facts: (language: Language, now: number) => PageFacts;
  /** How long (ms) a page that shows times is kept; others are kept while their `source` stays the same. */
  keptForMs?: number;
};

/** How long (ms) rendered pages are kept: they show days left and opening times. */
const RENDERED_FOR_MS = 60_000;

const unlisted: ReadonlySet<AnsweredPage> = new Set([
  'voteNow',
  'payment',
  'paymentSuccess',
  'receipt',
  'diagnostics',
  'login',
  'forgotPassword',
  'newPassword',
  'dashboard',
  'profile',
  'editPassword',
  'editEmail',
  'editPhone',
  'contactLink',
  'submissions',
  'submissionDetails',
  'submissionViewer',
  'submit',
  'notFound',
]);
const fixedSources = new Map<AnsweredPage, object>();

export type SiteParts = {
  view: CatalogueView;
  /** The competition in the query of the address. */
  competition: string | undefined;
  /** The page of a competition's vote, or without one of the main board; undefined for an unknown one. */
  voteOf: (competition: string | undefined) => SitePage | undefined;
  leaderboardOf: (competition: string | undefined) => SitePage | undefined;
  /** The page of a contestant at a path; undefined for an unknown one. */
  contestantAt: (path: string) => SitePage | undefined;
  /** The page of a receipt at a path. */
  receiptAt: (path: string) => Promise<SitePage>;
  config: SiteConfig;
};

/** The page at a path, or the page for unknown addresses. */
export function sitePageAt(path: string, parts: SiteParts): SitePage | Promise<SitePage> {
  const { view, competition, contestantAt } = parts;
  const page = pageAt(path);
  if (page === 'vote') return parts.voteOf(competition) ?? fixedPage('notFound', path);
  if (page === 'leaderboard') return parts.leaderboardOf(competition) ?? fixedPage('notFound', path);
  if (page === 'events') return eventsPage(view);
  if (page === 'receipt') return parts.receiptAt(path);
  if (page === 'contestant') return contestantAt(path) ?? fixedPage('notFound', path);
  if (page === 'event' || page === 'competition')
    return cataloguePage(path, view) ?? fixedPage('notFound', path);
  if (page === 'register') return registerPage(path, parts) ?? fixedPage('notFound', path);
  return fixedPage(page ?? 'notFound', path);
}

function fixedPage(page: AnsweredPage, path: string): SitePage {
  const source = fixedSources.get(page) ?? { page };
  fixedSources.set(page, source);
  const facts = (language: Language): PageFacts => ({
    ...wordsOf(page, language),
    path: unlisted.has(page) ? undefined : path.replace(/\/$/, ''),
    preview: defaultPreview.address,
    picture: [],
    startData: {},
  });
  return { found: page !== 'notFound', screen: page, path, source, facts };
}

const wordsOf = (page: AnsweredPage, language: Language) => ({
  name: pageName(page, language),
  description: pageDescription(page, language),
});

/** The page that browsers store of the vote (`SHELL_PATH`): none of its content becomes outdated. */
export const shellPage: SitePage = {
  found: true,
  screen: 'vote',
  path: SHELL_PATH,
  source: {},
  facts: (language) => ({
    ...wordsOf('vote', language),
    path: undefined,
    preview: defaultPreview.address,
    picture: [],
    startData: {},
    isKept: true,
  }),
};

function eventsPage({ events }: CatalogueView): SitePage {
  const facts = (language: Language): PageFacts => ({
    ...wordsOf('events', language),
    path: pagePaths.events,
    preview: defaultPreview.address,
    picture: [],
    startData: { '/event': { data: events } },
  });
  return {
    found: true,
    screen: 'events',
    path: pagePaths.events,
    source: events,
    facts,
    keptForMs: RENDERED_FOR_MS,
  };
}

function cataloguePage(path: string, view: CatalogueView): SitePage | undefined {
  const slugs = catalogueSlugs(path);
  if (!slugs) return undefined;
  const event = view.events.find(({ slug }) => slug === slugs.eventSlug);
  if (slugs.competitionSlug === undefined) {
    const content = view.pages.get(slugs.eventSlug);
    return event ? eventPage(event, view) : content && contentPage(content);
  }
  const details = event && detailsOf(event, slugs.competitionSlug, view);
  return details && competitionPage(details, event, view);
}

function detailsOf({ id }: Event, asked: string | undefined, view: CatalogueView) {
  const card = view.competitions.get(id)?.find(({ slug }) => slug === asked);
  return card && view.details.get(card.id);
}

function eventPage(event: Event, view: CatalogueView): SitePage {
  const competitions = view.competitions.get(event.id) ?? [];
  const path = eventHref(event.slug);
  const facts = (language: Language): PageFacts => ({
    name: localized(event, 'name', language),
    description: eventSentence(event, competitions.length, language),
    path,
    preview: view.previews.get(event.id) ?? defaultPreview.address,
    picture: [],
    startData: {
      '/event': { data: view.events },
      [`/competition/${event.id}`]: { data: competitions },
    },
  });
  return { found: true, screen: 'event', path, source: competitions, facts, keptForMs: RENDERED_FOR_MS };
}

function competitionPage(details: CompetitionDetails, event: Event, view: CatalogueView): SitePage {
  const { id } = details;
  const path = competitionHref(event.slug, details.slug);
  const facts = (language: Language): PageFacts => ({
    name: localized(details, 'name', language),
    description:
      shortened(localized(details, 'description', language)) || competitionSentence(event, language),
    path,
    preview: view.previews.get(id) ?? view.previews.get(event.id) ?? defaultPreview.address,
    picture: details.thumbnail_sizes,
    startData: {
      '/event': { data: view.events },
      [`/competition/${event.id}`]: { data: view.competitions.get(event.id) ?? [] },
      [`/competition/details/${id}`]: { data: details },
    },
  });
  return { found: true, screen: 'competition', path, source: details, facts, keptForMs: RENDERED_FOR_MS };
}

const registerSources = new WeakMap<CompetitionDetails, object>();

/**
 * The page of a registration form; undefined for an unknown competition. Search engines get the competition's
 * address: the form alone would take visitors away from it (decision D23).
 */
function registerPage(address: string, { view, config }: SiteParts): SitePage | undefined {
  const slugs = catalogueSlugs(competitionPathOf(address));
  const event = view.events.find(({ slug }) => slug === slugs?.eventSlug);
  const details = event && detailsOf(event, slugs?.competitionSlug, view);
  if (!details) return undefined;
  const source = registerSources.get(details) ?? { form: details.id };
  registerSources.set(details, source);
  const facts = (language: Language, now: number): PageFacts => ({
    ...competitionPage(details, event, view).facts(language, now),
    ...wordsOf('register', language),
    picture: [],
    startData: {
      [`/competition/details/${details.id}`]: { data: details },
      '/config': publicConfig(config, now),
    },
  });
  const path = registerHref(event.slug, details.slug);
  return { found: true, screen: 'register', path, source, facts, keptForMs: RENDERED_FOR_MS };
}

function contentPage(page: ContentPage): SitePage {
  const path = contentHref(page.slug);
  const facts = (language: Language): PageFacts => ({
    name: localized(page, 'title', language),
    description: shortened(localized(page, 'description', language) || localized(page, 'body', language)),
    path,
    preview: defaultPreview.address,
    picture: [],
    startData: { [`/page/${page.slug}`]: { data: page } },
  });
  return { found: true, screen: 'event', path, source: page, facts };
}
