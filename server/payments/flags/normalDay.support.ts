import type { SeenVote } from './seenVote.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Each contestant's share of the votes, apart from `moments`; this group votes until 20:00. */
const SHARES = [0.3, 0.2, 0.14, 0.1, 0.08, 0.06, 0.05, 0.03, 0.02, 0.02];
const EVENING_SHARES = [0.75, 0.25];
const PAID = 0.3;

type Moment = { from: number; minutes: number; times: number; entry?: number };

/**
 * Times of higher pace: start and length in minutes of the day, the factor, and the contestant if only one
 * has it.
 */
const moments: readonly Moment[] = [
  { from: 19 * HOUR_MINUTES, minutes: 3, times: 6 },
  { from: 19.5 * HOUR_MINUTES, minutes: 3, times: 6 },
  { from: 18.2 * HOUR_MINUTES, minutes: 5, times: 8, entry: 7 },
  { from: 18.5 * HOUR_MINUTES, minutes: 5, times: 8, entry: 0 },
  { from: 18.8 * HOUR_MINUTES, minutes: 5, times: 8, entry: 4 },
  { from: 19.2 * HOUR_MINUTES, minutes: 5, times: 8, entry: 9 },
  // A post goes viral in a quiet hour.
  { from: 10 * HOUR_MINUTES, minutes: 40, times: 10, entry: 8 },
];
/** Minutes of the day in which the gateway is down; their payments arrive right afterwards. */
const away = { from: 18 * HOUR_MINUTES + 40, to: 18 * HOUR_MINUTES + 50 };

/**
 * The number of votes per minute at a minute of the day: 2 at night, 20 by day, 1,200 during the show
 * (18:00 to 20:00), 900 until 22:00, then 60.
 */
function paceAt(minute: number): number {
  const hour = minute / HOUR_MINUTES;
  if (hour < 7) return 2;
  if (hour < 18) return 20;
  if (hour < 20) return 1_200;
  return hour < 22 ? 900 : 60;
}

/**
 * The votes of a day of honest people, in order of time: ten contestants until 20:00, then two of another
 * group. It has a show, moments of one contestant and of all, and a gateway that is down for a while. Two
 * in five payers use six networks of mobile operators. Some use the network of a region that prefers one
 * contestant three to one, 120 sit in one hall, and the others are at home.
 * @param random returns numbers from 0 to 1
 * @param start midnight, UTC ms
 */
export function normalDay(random: () => number, start: number): SeenVote[] {
  const votes: SeenVote[] = [];
  for (let minute = 0; minute < 24 * HOUR_MINUTES; minute += 1) {
    const isEvening = minute >= 20 * HOUR_MINUTES;
    const shares = isEvening ? EVENING_SHARES : SHARES;
    for (const [index, share] of shares.entries()) {
      const count = poisson(random, paceAt(minute) * share * timesAt(minute, isEvening ? undefined : index));
      for (let vote = 0; vote < count; vote += 1)
        votes.push(voteOf(random, votes.length, isEvening ? 10 + index : index, start + minute * MINUTE_MS));
    }
  }
  for (let guest = 0; guest < 120; guest += 1)
    votes.push({
      ...voteOf(random, votes.length, 5, start + (18 * HOUR_MINUTES + (guest % 55)) * MINUTE_MS),
      text: null,
      network: 'hall',
    });
  return votes.toSorted((a, b) => a.at - b.at);
}

function timesAt(minute: number, entry: number | undefined): number {
  return moments
    .filter((moment) => moment.from <= minute && minute < moment.from + moment.minutes)
    .filter((moment) => moment.entry === undefined || moment.entry === entry)
    .reduce((times, moment) => times * moment.times, 1);
}

function voteOf(random: () => number, index: number, entry: number, minuteStart: number): SeenVote {
  const person = Math.floor(random() * 200_000);
  const isOrder = random() < PAID;
  const paidAt = minuteStart + Math.floor(random() * MINUTE_MS);
  const minute = Math.floor((minuteStart / MINUTE_MS) % (24 * HOUR_MINUTES));
  const isHeld = isOrder && minute >= away.from && minute < away.to;
  const backAt = minuteStart + (away.to - minute) * MINUTE_MS + Math.floor(random() * 20_000);
  return {
    payer: `person ${person}`,
    number: 96_870_000_000 + ((person * 999_983) % 30_000_000),
    text: isOrder ? null : String(301 + entry),
    network: isOrder ? networkOf(random, person, entry) : null,
    entryId: `entry ${entry}`,
    sourceRef: `vote ${index}`,
    at: isHeld ? backAt : paidAt,
    day: '2026-11-20',
  };
}

function networkOf(random: () => number, person: number, entry: number): string {
  const place = random();
  if (place < 0.4) return `carrier ${person % 6}`;
  const ofRegion = entry === 0 ? 0.55 : 0.45;
  return place < ofRegion ? 'region' : `home ${person % 20_000}`;
}

/**
 * A random number of the Poisson distribution: by Knuth's method for a mean up to 50, by the normal
 * distribution above.
 */
function poisson(random: () => number, mean: number): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal));
  }
  const limit = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > limit; product *= random()) count += 1;
  return count;
}
