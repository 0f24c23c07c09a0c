/** How strictly it is judged what may change of a competition (decision D225). */
import type { SeasonState } from './competitionPhase.ts';
import { isOver } from './seasonLife.ts';

/** What a competition has, as far as changes to it depend on that. */
export type SituationFacts = {
  state: SeasonState;
  /** Entries of any status. */
  entries: number;
  /** Whether one of its rounds has begun. */
  hasRoundBegun: boolean;
  /** Whether one of its windows has opened: from then on votes exist, or are on their way. */
  hasWindowOpened: boolean;
  /** Whether a result is sealed. */
  isSealed: boolean;
};

/** The columns of the table of changes, from the freest to the strictest. */
export const situations = ['draft', 'published', 'entries', 'roundOpen', 'votes', 'sealed'] as const;
export type Situation = (typeof situations)[number];

/**
 * The strictest situation that the facts put a competition in. A draft stays `draft` whatever its dates: nobody sees it or votes in
 * it. One that is over (decision D229) changes as one whose result is sealed.
 */
export function situationOf(facts: SituationFacts): Situation {
  if (facts.state === 'draft') return 'draft';
  return facts.isSealed || isOver(facts.state) ? 'sealed' : heldSituation(facts);
}

/** How far a competition was held, whether or not it is over: by that the dates of its event are judged. */
export function heldSituation(facts: SituationFacts): Situation {
  if (facts.state === 'draft') return 'draft';
  if (facts.hasWindowOpened) return 'votes';
  if (facts.hasRoundBegun) return 'roundOpen';
  return facts.entries > 0 ? 'entries' : 'published';
}

/**
 * The situation of a voting group, by which its members and its window change: other groups of its competition may have
 * votes already. @param hasOpened whether its own window has opened
 */
export function situationOfGroup(competition: Situation, hasOpened: boolean): Situation {
  if (competition === 'draft' || competition === 'sealed') return competition;
  if (hasOpened) return 'votes';
  return competition === 'votes' ? 'roundOpen' : competition;
}

/** A round as far as its situation depends on it. Instants in UTC ms. */
type DatedRound = { starts_at: number | null; groups: readonly { opens_at: number }[] };

/**
 * The situation of a round, by which its percentages and dates change: other rounds of its competition may be over.
 * @param now UTC ms
 */
export function situationOfRound(
  competition: Situation,
  { starts_at, groups }: DatedRound,
  now: number,
): Situation {
  if (competition === 'draft' || competition === 'sealed') return competition;
  if (groups.some(({ opens_at }) => opens_at <= now)) return 'votes';
  if (starts_at !== null && starts_at <= now) return 'roundOpen';
  return competition === 'votes' || competition === 'roundOpen' ? 'entries' : competition;
}

/** The strictest of several situations; `draft` of none. */
export const strictest = (all: readonly Situation[]): Situation =>
  situations[Math.max(0, ...all.map((each) => situations.indexOf(each)))]!;
