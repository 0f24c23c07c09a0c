import {
  catalogueSlugs,
  competitionHref,
  competitionPathOf,
  contentHref,
  eventHref,
  registerHref,
} from '../../domain/catalogueAddress.ts';
import type { CompetitionDetails, ContentPage, Event } from '../../domain/contract.ts';
import type { RenderedPage } from '../../domain/firstPaint.ts';
import { localized } from '../../domain/localized.ts';
import { pageAt, pagePaths } from '../../domain/routes.ts';
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
  source: object;
  /** @param now the instant (UTC ms) of the facts */
  facts: (language: Language, now: number) => PageFacts;
  /** The page's first paint at an instant (UTC ms), where the server renders it. */
  rendered?: (now: number) => RenderedPage | undefined;
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

export type SiteParts = { view: CatalogueView; vote: SitePage; config: SiteConfig };

/** The page at a path, or the page for unknown addresses. */
export function sitePageAt(path: string, parts: SiteParts): SitePage {
  const { view, vote } = parts;
  const page = pageAt(path);
  if (page === 'vote') return vote;
  if (page === 'events') return eventsPage(view);
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
  return { found: page !== 'notFound', screen: page, source, facts };
}

const wordsOf = (page: AnsweredPage, language: Language) => ({
  name: pageName(page, language),
  description: pageDescription(page, language),
});

/** The page that browsers store of the vote (`SHELL_PATH`): none of its content becomes outdated. */
export const shellPage: SitePage = {
  found: true,
  screen: 'vote',
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
  return { found: true, screen: 'events', source: events, facts };
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
  const facts = (language: Language): PageFacts => ({
    name: localized(event, 'name', language),
    description: eventSentence(event, competitions.length, language),
    path: eventHref(event.slug),
    preview: view.previews.get(event.id) ?? defaultPreview.address,
    picture: [],
    startData: {
      '/event': { data: view.events },
      [`/competition/${event.id}`]: { data: competitions },
    },
  });
  return { found: true, screen: 'event', source: competitions, facts };
}

function competitionPage(details: CompetitionDetails, event: Event, view: CatalogueView): SitePage {
  const { id } = details;
  const facts = (language: Language): PageFacts => ({
    name: localized(details, 'name', language),
    description:
      shortened(localized(details, 'description', language)) || competitionSentence(event, language),
    path: competitionHref(event.slug, details.slug),
    preview: view.previews.get(id) ?? view.previews.get(event.id) ?? defaultPreview.address,
    picture: details.thumbnail_sizes,
    startData: {
      '/event': { data: view.events },
      [`/competition/${event.id}`]: { data: view.competitions.get(event.id) ?? [] },
      [`/competition/details/${id}`]: { data: details },
    },
  });
  const rendered = (now: number): RenderedPage => ({
    screen: 'competition',
    path: competitionHref(event.slug, details.slug),
    details,
    now,
  });
  return { found: true, screen: 'competition', source: details, facts, rendered, keptForMs: RENDERED_FOR_MS };
}

const registerSources = new WeakMap<CompetitionDetails, object>();

/**
 * The page of a registration form; undefined for an unknown competition. Search engines get the competition's
 * address: the form alone would take visitors away from it (decision D23).
 */
function registerPage(path: string, { view, config }: SiteParts): SitePage | undefined {
  const slugs = catalogueSlugs(competitionPathOf(path));
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
  const rendered = (): RenderedPage => ({
    screen: 'register',
    path: registerHref(event.slug, details.slug),
    details,
  });
  return { found: true, screen: 'register', source, facts, rendered, keptForMs: RENDERED_FOR_MS };
}

function contentPage(page: ContentPage): SitePage {
  const facts = (language: Language): PageFacts => ({
    name: localized(page, 'title', language),
    description: shortened(localized(page, 'description', language) || localized(page, 'body', language)),
    path: contentHref(page.slug),
    preview: defaultPreview.address,
    picture: [],
    startData: { [`/page/${page.slug}`]: { data: page } },
  });
  return { found: true, screen: 'event', source: page, facts };
}
