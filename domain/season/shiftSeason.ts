import type { SeasonFile } from './seasonFile.ts';
import { momentText, readMoment } from './zonedInput.ts';

const DAY_MS = 86_400_000;

/**
 * A season that begins on another day: every time moves by as many days, and keeps its hour on the clocks of the event's
 * zone. A time that clocks skip on its new day moves to the hour after.
 * @param startsAt UTC ms, of the day on which the event begins
 */
export function shiftSeason({ format, event, competitions }: SeasonFile, startsAt: number): SeasonFile {
  const { zone } = event;
  const dayOf = (at: number) => Date.parse(momentText(at, zone).slice(0, 10)) / DAY_MS;
  const days = dayOf(startsAt) - dayOf(event.starts_at);
  const shift = (at: number) => moved(at, days, zone);
  const announced = (at: number | null) => (at === null ? null : shift(at));
  return {
    format,
    event: { ...event, starts_at: shift(event.starts_at), ends_at: shift(event.ends_at) },
    competitions: competitions.map((each) => ({
      ...each,
      registration_opens_at: announced(each.registration_opens_at),
      registration_closes_at: announced(each.registration_closes_at),
      submissions_close_at: announced(each.submissions_close_at),
      starts_at: announced(each.starts_at),
      ends_at: announced(each.ends_at),
      rounds: each.rounds.map((round) => ({
        ...round,
        starts_at: announced(round.starts_at),
        ends_at: announced(round.ends_at),
        groups: round.groups.map((group) => ({
          ...group,
          opens_at: shift(group.opens_at),
          closes_at: shift(group.closes_at),
        })),
      })),
    })),
  };
}

const HOUR_MS = 3_600_000;

function moved(at: number, days: number, zone: string): number {
  const wall = Date.parse(`${momentText(at, zone)}Z`) + days * DAY_MS;
  const instantOf = (time: number) => {
    const read = readMoment(new Date(time).toISOString().slice(0, 16), zone);
    return 'instant' in read ? read.instant : undefined;
  };
  return (instantOf(wall) ?? instantOf(wall + HOUR_MS)!) + (at % 60_000);
}
