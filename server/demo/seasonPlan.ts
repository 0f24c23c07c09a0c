import { startOfDay } from '../../domain/zonedTime.ts';
import type { Schema } from '../platform/database/schema.ts';
import { newId } from '../platform/ids.ts';
import type { VoteToAppend } from '../voting/voteToAppend.ts';
import { season } from './season.ts';
import { peopleIn, peopleOf, type ImageOf } from './seasonPeople.ts';
import { votesIn } from './seasonVotes.ts';

/** Every row of a season, ready to be written. */
export type SeasonPlan = {
  event: Schema['events'];
  competition: Schema['competitions'];
  rounds: Schema['rounds'][];
  groups: Schema['voting_groups'][];
  users: Schema['users'][];
  entries: Schema['entries'][];
  roundEntries: Schema['round_entries'][];
  votes: VoteToAppend[];
};

export type SeasonOptions = {
  /** UTC ms; the third group is open at this instant. */
  now: number;
  /** Participants of all groups together; as many as there are contestants when not given. */
  entries?: number | undefined;
  imageOf: ImageOf;
};

/** Lays a season around `now`: its windows begin and end at midnights of its zone (decision D32). */
export function seasonPlan({ now, entries, imageOf }: SeasonOptions): SeasonPlan {
  const edges = season.midnights.map((days) => midnightAt(now, days));
  const event: Schema['events'] = {
    id: newId(),
    slug: season.slug,
    name_ar: season.event.ar,
    name_en: season.event.en,
    zone: season.zone,
    starts_at: edges[0] ?? now,
    ends_at: edges.at(-1) ?? now,
  };
  const competition = {
    id: newId(),
    event_id: event.id,
    name_ar: season.competition.ar,
    name_en: season.competition.en,
  };
  const rounds = roundsOf(competition.id);
  const round = rounds.find(({ ordinal }) => ordinal === season.votingRound.ordinal);
  if (!round) throw new Error('The season has no round to vote in.');
  const groups = groupsOf(round.id, edges);
  const people = groups.map((group) =>
    peopleOf(group, peopleIn(group.number, groups.length, entries), imageOf),
  );
  return {
    event,
    competition,
    rounds,
    groups,
    users: people.flatMap((each) => each.map(({ user }) => user)),
    entries: people.flatMap((each) =>
      each.map(({ entry }) => ({ ...entry, competition_id: competition.id })),
    ),
    roundEntries: people.flatMap((each) => each.map(({ roundEntry }) => roundEntry)),
    votes: groups.flatMap((group, index) => votesIn(group, people[index] ?? [], now)),
  };
}

const DAY_MS = 86_400_000;
const { votingRound } = season;

/** A midnight some days from the one that began today. Noon of that day lies in it even where clocks change. */
function midnightAt(now: number, days: number): number {
  return startOfDay(startOfDay(now, season.zone) + days * DAY_MS + DAY_MS / 2, season.zone);
}

function roundsOf(competitionId: string): Schema['rounds'][] {
  return [...season.earlierRounds, votingRound].map((round) => ({
    id: newId(),
    competition_id: competitionId,
    ordinal: round.ordinal,
    name_ar: round.ar,
    name_en: round.en,
    judges_percent: round.judgesPercent,
    voting_percent: round.votingPercent,
  }));
}

function groupsOf(roundId: string, edges: readonly number[]): Schema['voting_groups'][] {
  return season.groups.map((group, index) => ({
    id: newId(),
    round_id: roundId,
    number: index + 1,
    name_ar: group.ar,
    name_en: group.en,
    opens_at: edges[index] ?? 0,
    closes_at: edges[index + 1] ?? 0,
  }));
}
