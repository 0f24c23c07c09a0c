import type { Insertable } from 'kysely';
import type { Schema } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import type { VoteToAppend } from '../../server/voting/voteToAppend.ts';
import { calendarAround, competitionRows, type CompetitionRows } from './competitionRows.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { season } from './season.ts';
import { votedCompetition } from './seasonCompetitions.ts';
import { peopleIn, peopleOf, type ImageOf } from './seasonPeople.ts';
import { votesIn } from './seasonVotes.ts';
import { surroundings, type ScenePictures, type SurroundingsPlan } from './surroundings.ts';

/** All rows of a season, ready to be stored. */
export type SeasonPlan = {
  /** The midnight in the season's zone at which today begins (UTC ms). */
  today: number;
  /** When the season is stored (UTC ms). */
  now: number;
  /** The system operator who adds the season; null for the server itself. */
  actor: string | null;
  event: Omit<Schema['events'], 'organisation_id'>;
  /** The competition with votes. */
  voted: CompetitionRows;
  groups: Schema['voting_groups'][];
  users: Schema['users'][];
  /** The accounts of contestants who can log in. */
  accounts: DemoAccount[];
  /** The recordings of contestants who can log in. */
  media: Schema['media'][];
  entries: Insertable<Schema['entries']>[];
  roundEntries: Insertable<Schema['round_entries']>[];
  votes: VoteToAppend[];
  around: SurroundingsPlan;
};

export type SeasonOptions = {
  /** UTC ms; the third group is open at this instant. */
  now: number;
  /** The number of contestants in all groups together; by default all invented ones. */
  entries?: number | undefined;
  /** The system operator who adds the season; by default the server itself. */
  actor?: string | undefined;
  imageOf: ImageOf;
  /** The pictures of scenes; by default none. */
  pictures?: ScenePictures | undefined;
};

/** Plans a season around `now`. Its windows open and close at midnights of its zone (decision D32). */
export function seasonPlan({ now, entries, actor, imageOf, pictures = {} }: SeasonOptions): SeasonPlan {
  const calendar = calendarAround(now, season.zone);
  const edges = season.midnights.map((day) => calendar.midnight(day));
  const pictureOf = (scene: string) => pictures[scene]?.name ?? null;
  const event: Omit<Schema['events'], 'organisation_id'> = {
    id: newId(),
    slug: season.slug,
    name_ar: season.event.ar,
    name_en: season.event.en,
    zone: season.zone,
    starts_at: calendar.midnight(season.days[0]),
    ends_at: calendar.midnight(season.days[1]),
    picture: pictureOf(season.scene),
  };
  const planned = { ...votedCompetition, name: season.competition, rounds: season.rounds };
  const voted = competitionRows(planned, event.id, calendar, pictureOf);
  const round = voted.rounds.find(({ ordinal }) => ordinal === season.votingRound.ordinal);
  if (!round) throw new Error('The season has no round to vote in.');
  const groups = groupsOf(round.id, edges);
  const people = groups.map((group) =>
    peopleOf(group, peopleIn(group.number, groups.length, entries), imageOf),
  );
  return {
    today: calendar.midnight(0),
    now,
    actor: actor ?? null,
    event,
    voted,
    groups,
    users: people.flatMap((each) => each.map(({ user }) => user)),
    accounts: demoAccounts(people),
    media: [],
    entries: people.flatMap((each) =>
      each.map(({ entry }) => ({
        ...entry,
        competition_id: voted.competition.id,
        created_at: voted.competition.registration_opens_at ?? now,
        changed_at: now,
      })),
    ),
    roundEntries: people.flatMap((each) => each.map(({ roundEntry }) => roundEntry)),
    votes: groups.flatMap((group, index) => votesIn(group, people[index] ?? [], now)),
    around: surroundings(event.id, calendar, pictures),
  };
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
