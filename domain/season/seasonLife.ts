/** What becomes of an event or a competition after it was published, and how a draft ends (decision D229). */
import { ORDER_PAYMENT_MS } from '../delays.ts';
import { mayContinue, registrationStateAt } from '../registration.ts';
import type { PhaseFacts, SeasonState } from './competitionPhase.ts';

/** The acts by name: from which state they lead to which; `to` is null where nothing is left. */
export const lifeActs = {
  close: { from: 'published', to: 'closed' },
  cancel: { from: 'published', to: 'cancelled' },
  archive: { from: 'closed', to: 'archived' },
  reopen: { from: 'closed', to: 'published' },
  restore: { from: 'archived', to: 'closed' },
  delete: { from: 'draft', to: null },
} as const satisfies Record<string, { from: SeasonState; to: SeasonState | null }>;

export type LifeAct = keyof typeof lifeActs;

/** Acts that nobody can take back. */
export const finalActs: readonly LifeAct[] = ['cancel', 'delete'];

/** Whether a state is one in which nobody registers and nobody votes any more. */
export const isOver = (state: SeasonState): boolean => state !== 'draft' && state !== 'published';

/**
 * What stands in the way of an act:
 * - `registration`: forms are taken, or will be
 * - `window_ahead`: a window has not opened yet
 * - `window_open`: a window is open
 * - `settling`: votes of the last window can still be paid
 * - `orders`: an order waits for its payment
 * - `votes`: people have voted; ending that takes a second person and refunds (decision D232)
 * - `entries`: people have entered
 * - `event_over`: its event is closed, archived or cancelled
 * - `competitions_public`: the event has a competition that is published
 * - `competitions_held`: the event has a competition that was held, or still is
 * - `competitions`: the event has competitions
 */
export const lifeStops = [
  'registration',
  'window_ahead',
  'window_open',
  'settling',
  'orders',
  'votes',
  'entries',
  'event_over',
  'competitions_public',
  'competitions_held',
  'competitions',
] as const;
export type LifeStop = (typeof lifeStops)[number];

/** An act that the state offers, and all that stands in its way. */
export type OfferedAct = { act: LifeAct; stops: LifeStop[] };

/** A competition as far as its life depends on it. Instants in UTC ms. */
export type CompetitionLife = PhaseFacts & {
  event: SeasonState;
  /** Entries of any status. */
  entries: number;
  /** Orders that wait for their payment. */
  openOrders: number;
  /** Whether a vote is counted. */
  hasVotes: boolean;
};

/** An event as far as its life depends on it. */
export type EventLife = { state: SeasonState; competitions: readonly SeasonState[] };

type Stops<Facts> = Readonly<
  Record<LifeAct, Partial<Record<LifeStop, (facts: Facts, now: number) => boolean>>>
>;

const hasOpened = ({ windows }: CompetitionLife, now: number) =>
  windows.some(({ opens_at }) => opens_at <= now);
const closesLast = ({ windows }: CompetitionLife) => Math.max(...windows.map(({ closes_at }) => closes_at));
const isOpen = ({ windows }: CompetitionLife, now: number) =>
  windows.some(({ opens_at, closes_at }) => opens_at <= now && now < closes_at);
const hasOrders = ({ openOrders }: CompetitionLife) => openOrders > 0;

function takesForms(facts: CompetitionLife, now: number): boolean {
  const times = {
    reg_start: facts.registration_opens_at,
    reg_end: facts.registration_closes_at,
    comp_end: facts.ends_at,
  };
  const state = registrationStateAt(times, now);
  return (state !== 'closed' && state !== 'ended') || mayContinue(times, now);
}

const competitionStops: Stops<CompetitionLife> = {
  close: {
    registration: takesForms,
    window_ahead: ({ windows }, now) => windows.some(({ opens_at }) => opens_at > now),
    window_open: isOpen,
    settling: (facts, now) =>
      hasOpened(facts, now) && !isOpen(facts, now) && now < closesLast(facts) + ORDER_PAYMENT_MS,
    orders: hasOrders,
  },
  cancel: { votes: (facts, now) => facts.hasVotes || hasOpened(facts, now), orders: hasOrders },
  archive: {},
  reopen: { event_over: ({ event }) => isOver(event) },
  restore: {},
  delete: { entries: ({ entries }) => entries > 0 },
};

const eventStops: Stops<EventLife> = {
  close: { competitions_public: ({ competitions }) => competitions.includes('published') },
  cancel: {
    competitions_public: ({ competitions }) => competitions.includes('published'),
    competitions_held: ({ competitions }) =>
      competitions.some((state) => state === 'closed' || state === 'archived'),
  },
  archive: {},
  reopen: {},
  restore: {},
  delete: { competitions: ({ competitions }) => competitions.length > 0 },
};

/** The acts that the state of a competition offers. @param now UTC ms */
export const competitionActs = (facts: CompetitionLife, now: number): OfferedAct[] =>
  offered(competitionStops, facts, now);

/** The acts that the state of an event offers. @param now UTC ms */
export const eventActs = (facts: EventLife, now: number): OfferedAct[] => offered(eventStops, facts, now);

function offered<Facts extends { state: SeasonState }>(
  stops: Stops<Facts>,
  facts: Facts,
  now: number,
): OfferedAct[] {
  const acts = Object.keys(lifeActs) as LifeAct[];
  return acts
    .filter((act) => lifeActs[act].from === facts.state)
    .map((act) => ({
      act,
      stops: lifeStops.filter((stop) => stops[act][stop]?.(facts, now)),
    }));
}
