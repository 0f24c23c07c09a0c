import type { Schema } from '../../server/platform/database/schema.ts';
import type { Picture } from '../../server/platform/pictureSizes.ts';
import { calendarAround } from './calendar.ts';
import { demoAccounts, type DemoAccount } from './demoAccounts.ts';
import { eventPlan, type EventPlan, type ScenePictures } from './eventPlan.ts';
import { otherEvents } from './otherEvents.ts';
import type { DemoVote } from './pastVotes.ts';
import { season } from './season.ts';
import { peopleIn, peopleOf, type ImageOf, type Person } from './seasonPeople.ts';
import { votesIn } from './seasonVotes.ts';

/** A season and what stands around it, ready to be laid. */
export type SeasonPlan = {
  /** The midnight in the season's zone at which today begins (UTC ms). */
  today: number;
  /** When the season is laid (UTC ms). */
  now: number;
  /** The system operator who adds the season; null for the server itself. */
  actor: string | null;
  /** The season's event. Its first competition has the votes. */
  event: EventPlan;
  otherEvents: EventPlan[];
  pictures: Picture[];
  /** The contestants of each voting group, in the order of the groups. */
  groups: Person[][];
  /** The accounts of contestants who can log in. */
  accounts: DemoAccount[];
  /** The recordings of contestants who can log in. */
  media: Schema['media'][];
  votes: DemoVote[];
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
  const event = eventPlan(season.event, calendar, pictures, now);
  const windows = windowsOf(event);
  const groups = windows.map(({ number }) =>
    peopleOf(number, peopleIn(number, windows.length, entries), imageOf),
  );
  return {
    today: calendar.midnight(0),
    now,
    actor: actor ?? null,
    event,
    otherEvents: otherEvents.map((each) => eventPlan(each, calendar, pictures, now)),
    pictures: Object.values(pictures),
    groups,
    accounts: demoAccounts(groups),
    media: [],
    votes: windows.flatMap((window, index) => votesIn(window, groups[index]!, now)),
  };
}

/** The windows of the season's vote (UTC ms), in the order of its groups. */
export function windowsOf({ file }: EventPlan) {
  const { groups } = file.competitions[0]!.rounds[season.votingRound.ordinal - 1]!;
  return groups.map(({ opens_at, closes_at }, index) => ({
    number: index + 1,
    opensAt: opens_at,
    closesAt: closes_at,
  }));
}
