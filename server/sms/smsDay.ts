import { dayKey, nextMidnight, startOfDay } from '../../domain/zonedTime.ts';

/** The zone whose midnight begins a new day for the cap of a number (decisions D7, D32). */
export const SMS_ZONE = 'Asia/Muscat';

/** Answers the day (YYYY-MM-DD) of an instant (UTC ms); asks the calendar once a day, not once a message. */
export function smsDays(): (instant: number) => string {
  let start = 0;
  let end = 0;
  let key = '';
  return (instant) => {
    if (instant < start || instant >= end) {
      start = startOfDay(instant, SMS_ZONE);
      end = nextMidnight(instant, SMS_ZONE);
      key = dayKey(instant, SMS_ZONE);
    }
    return key;
  };
}
