import type { Competition, CompetitionDetails, ContentPage, Event } from '../../domain/contract.ts';
import { nextRoundChange } from '../../domain/currentRound.ts';
import { byInterest } from '../../domain/eventState.ts';
import { byRegistration, nextRegistrationChange } from '../../domain/registration.ts';
import { previewAddress } from '../platform/pictureSizes.ts';
import { withBare } from './bareNames.ts';
import type { CatalogueRows } from './catalogueRepo.ts';
import { presentCompetition, presentDetails, type WholeCompetition } from './presentCompetition.ts';
import { presentEvent } from './presentEvent.ts';

/** The catalogue for visitors at an instant, and when it changes next. */
export type CatalogueView = {
  events: Event[];
  /** The competitions by event id; an event without competitions has an empty list. */
  competitions: ReadonlyMap<string, Competition[]>;
  /** The pages of competitions by competition id. */
  details: ReadonlyMap<string, CompetitionDetails>;
  /** Content pages by slug. */
  pages: ReadonlyMap<string, ContentPage>;
  /** The slugs that events and content pages have now, by former slug. */
  formerSlugs: ReadonlyMap<string, string>;
  /** The slugs that competitions have now, by the slug of their event, then by their former slug. */
  formerCompetitionSlugs: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Addresses of pictures for link previews, by event or competition id. */
  previews: ReadonlyMap<string, string>;
  /** The next instant (UTC ms) at which the passing of time changes order or rounds. */
  changesAt: number;
};

/** The catalogue at `now` (UTC ms), in display order. */
export function catalogueView(rows: CatalogueRows, now: number): CatalogueView {
  const pictures = new Map(rows.pictures.map((picture) => [picture.name, picture]));
  const events = byInterest(
    rows.events.map((event) => presentEvent(event, pictures)),
    now,
  );
  const competitions = wholeCompetitions(rows).map((whole) => {
    const card = presentCompetition(whole, pictures, now);
    return { card, details: presentDetails(card, whole) };
  });
  const cards = competitions.map(({ card }) => card);
  const byEvent = Map.groupBy(cards, ({ event }) => event.id);
  return {
    events,
    competitions: new Map(events.map(({ id }) => [id, byRegistration(byEvent.get(id) ?? [], now)])),
    details: new Map(competitions.map(({ details }) => [details.id, details])),
    pages: new Map(rows.pages.map((page) => [page.slug, presentPage(page)])),
    formerSlugs: new Map(rows.formerSlugs.map(({ slug, slug_now }) => [slug, slug_now])),
    formerCompetitionSlugs: formerCompetitionsOf(rows, cards),
    previews: new Map(previewsOf([...rows.events, ...rows.competitions])),
    changesAt: nextChange(events, cards, now),
  };
}

function wholeCompetitions(rows: CatalogueRows): WholeCompetition[] {
  const events = new Map(rows.events.map((event) => [event.id, event]));
  const rounds = Map.groupBy(rows.rounds, ({ competition_id }) => competition_id);
  const criteria = Map.groupBy(rows.criteria, ({ competition_id }) => competition_id);
  const participants = new Map(rows.participants.map((each) => [each.competition_id, each.participants]));
  return rows.competitions.flatMap((row) => {
    const event = events.get(row.event_id);
    if (!event) return [];
    const own = rounds.get(row.id) ?? [];
    const isOwn = ({ round_id }: { round_id: string }) => own.some(({ id }) => id === round_id);
    const notices = {
      extensions: rows.extensions.filter(isOwn),
      stops: rows.stops.filter(isOwn),
      removals: rows.removals.filter(({ of_competition }) => of_competition === row.id),
    };
    const parts = { rounds: own, criteria: criteria.get(row.id) ?? [], ...notices };
    return [{ row, event, ...parts, participants: participants.get(row.id) ?? 0 }];
  });
}

function formerCompetitionsOf({ formerCompetitionSlugs }: CatalogueRows, cards: readonly Competition[]) {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const moved = formerCompetitionSlugs.flatMap(({ slug, competition_id }) => {
    const card = byId.get(competition_id);
    return card ? [{ event: card.event.slug, slug, now: card.slug }] : [];
  });
  return new Map(
    [...Map.groupBy(moved, ({ event }) => event)].map(([event, slugs]) => [
      event,
      new Map(slugs.map(({ slug, now }) => [slug, now])),
    ]),
  );
}

function presentPage(page: CatalogueRows['pages'][number]): ContentPage {
  return {
    slug: page.slug,
    ...withBare('title', page),
    ...withBare('description', page),
    ...withBare('body', page),
    updated_at: page.updated_at,
  };
}

function previewsOf(rows: readonly { id: string; picture: string | null }[]): [string, string][] {
  return rows.flatMap(({ id, picture }) => (picture === null ? [] : [[id, previewAddress(picture)]]));
}

function nextChange(events: readonly Event[], competitions: readonly Competition[], now: number): number {
  const changes = [
    ...events.flatMap(({ start_time, end_time }) => [start_time, end_time]),
    ...competitions.flatMap((each) => [nextRegistrationChange(each, now), nextRoundChange(each.rounds, now)]),
  ];
  return Math.min(...changes.filter((at) => typeof at === 'number' && at > now).map(Number), Infinity);
}
