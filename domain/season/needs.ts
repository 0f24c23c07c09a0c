/** What needs a person now in a season (decision D230). */
import { type Act, type Held, judgeAct, mayGive } from '../staff/rights.ts';
import type { Need } from '../staff/staffContract.ts';
import type { SeasonState } from './competitionPhase.ts';

const HOUR = 3_600_000;
/** What is due within this time is urgent; a window that opens within it needs its members now. */
export const DUE_SOON_MS = 24 * HOUR;
/** An announced date within this time needs what has to be ready by then. */
export const DATE_SOON_MS = 7 * 24 * HOUR;

/**
 * Each need: the act with which it is met, by which it is shown only to people who may act, and the page on which that is
 * done. In the order of harm if nobody acts, worst first.
 */
export const needs = {
  empty_window: { act: 'changeSeason', leads: 'members' },
  approval: { act: 'approve', leads: 'approvals' },
  unpublished: { act: 'publishSeason', leads: 'competition' },
  no_window: { act: 'changeWindows', leads: 'rounds' },
  waiting_change: { act: 'decideChanges', leads: 'candidate' },
  one_owner: { act: 'changeStaff', leads: 'people' },
  no_english: { act: 'changeSeason', leads: 'competition' },
  no_event: { act: 'changeEvents', leads: 'season' },
} as const satisfies Record<Need['code'], { act: Act; leads: string }>;

/** Whether a person may meet a need: only an owner makes an owner. */
export const mayMeet = (
  { code, competition }: Need,
  held: readonly Held[],
  organisationId: string,
): boolean =>
  judgeAct(held, needs[code].act, organisationId, competition?.id) === 'allowed' &&
  (code !== 'one_owner' || mayGive(held, 'owner', organisationId));

type Named = { name_ar: string | null; name_en: string | null };

/** Of a voting group. Instants are UTC ms. */
export type NeedGroup = Named & { opens_at: number; members: number };

/** Of a competition. Instants are UTC ms. `votes`: whether votes count in the round. */
export type NeedCompetition = Named & {
  id: string;
  zone: string;
  state: SeasonState;
  description_ar: string | null;
  description_en: string | null;
  registration_opens_at: number | null;
  submissions_close_at: number | null;
  ends_at: number | null;
  rounds: readonly { id: string; votes: boolean; groups: readonly NeedGroup[] }[];
};

/** New names, pictures and countries that wait: how many, whose has waited longest, and since when (UTC ms). */
export type NeedChanges = { count: number; candidate: string; since: number };

/** `approvals`: when those end that the person may decide (UTC ms). `changes`: that the person may decide. `hasEvents`: of any state. */
export type NeedFacts = {
  approvals: readonly number[];
  changes: NeedChanges | null;
  owners: number;
  hasEvents: boolean;
  competitions: readonly NeedCompetition[];
};

/** Whether a need has passed its time, or has a day left; null for one that can wait longer. @param now UTC ms */
export function urgencyOf({ at }: Pick<Need, 'at'>, now: number): 'late' | 'urgent' | null {
  if (at === null || at - now > DUE_SOON_MS) return null;
  return at <= now ? 'late' : 'urgent';
}

/** What needs somebody at `now` (UTC ms): worst first, and of one kind what is due first. */
export function needsNow(facts: NeedFacts, now: number): Need[] {
  const { approvals, changes, owners, hasEvents, competitions } = facts;
  const ahead = competitions.filter(({ ends_at }) => ends_at === null || ends_at > now);
  const published = ahead.filter(({ state }) => state === 'published');
  const all = [
    ...published.flatMap((each) => emptyWindows(each, now)),
    ...approvalNeed(approvals.filter((ends) => ends > now)),
    ...ahead.filter(({ state }) => state === 'draft').flatMap((each) => unpublished(each, now)),
    ...published.flatMap((each) => missingWindow(each, now)),
    ...(changes ? [{ ...need('waiting_change', null), ...changes }] : []),
    ...(owners < 2 && published.some(hasVote) ? [need('one_owner', null)] : []),
    ...published.filter(lacksEnglish).map((each) => need('no_english', each)),
    ...(hasEvents ? [] : [need('no_event', null)]),
  ];
  const rank = Object.keys(needs);
  const order = ({ code, at }: Need) => [rank.indexOf(code), at ?? Number.POSITIVE_INFINITY] as const;
  return all.toSorted((one, other) => {
    const [[first, due], [second, later]] = [order(one), order(other)];
    return first - second || (due === later ? 0 : due - later);
  });
}

const hasVote = ({ rounds }: NeedCompetition) => rounds.some(({ votes }) => votes);
const lacksEnglish = ({ name_en, description_ar, description_en }: NeedCompetition) =>
  name_en === null || (description_ar !== null && description_en === null);

/** Windows without members. Once one has opened, nobody can place an entry in it. */
function emptyWindows(competition: NeedCompetition, now: number): Need[] {
  return competition.rounds
    .flatMap(({ id: round, groups }) => groups.map((group) => ({ round, ...group })))
    .filter(({ members, opens_at }) => members === 0 && opens_at > now && opens_at - now <= DUE_SOON_MS)
    .map(({ round, name_ar, name_en, opens_at }) => ({
      ...need('empty_window', competition, opens_at),
      group: { round, name_ar, name_en },
    }));
}

function approvalNeed(ends: readonly number[]): Need[] {
  if (ends.length === 0) return [];
  return [{ ...need('approval', null, Math.min(...ends)), count: ends.length }];
}

/** A draft whose first announced date is near or past: nobody can see it yet. */
function unpublished(competition: NeedCompetition, now: number): Need[] {
  const openings = competition.rounds.flatMap(({ groups }) => groups.map(({ opens_at }) => opens_at));
  const dates = [competition.registration_opens_at, ...openings].filter((date) => date !== null);
  const first = Math.min(...dates);
  return first - now <= DATE_SOON_MS ? [need('unpublished', competition, first)] : [];
}

/** Entries are nearly or quite in, and a round that is to be voted on has no window; or there is no round at all. */
function missingWindow(competition: NeedCompetition, now: number): Need[] {
  const { rounds, submissions_close_at: close } = competition;
  if (close === null || close - now > DATE_SOON_MS) return [];
  const isMissing = rounds.length === 0 || rounds.some(({ votes, groups }) => votes && groups.length === 0);
  return isMissing ? [need('no_window', competition, close)] : [];
}

function need(code: Need['code'], competition: NeedCompetition | null, at: number | null = null): Need {
  return {
    code,
    competition: competition && {
      id: competition.id,
      name_ar: competition.name_ar,
      name_en: competition.name_en,
    },
    group: null,
    candidate: null,
    at,
    since: null,
    zone: competition?.zone ?? null,
    count: 1,
  };
}
