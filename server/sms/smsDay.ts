import { MUSCAT } from '../../domain/muscat.ts';
import { dayKey, nextMidnight, startOfDay } from '../../domain/zonedTime.ts';

/** Answers the day (YYYY-MM-DD) of an instant (UTC ms); asks the calendar once a day, not once a message. */
export function smsDays(): (instant: number) => string {
  let start = 0;
  let end = 0;
  let key = '';
  return (instant) => {
    if (instant < start || instant >= end) {
      start = startOfDay(instant, MUSCAT);
      end = nextMidnight(instant, MUSCAT);
      key = dayKey(instant, MUSCAT);
    }
    return key;
  };
}
