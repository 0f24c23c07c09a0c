/** The form that copies a season: the day on which the copy begins, on the calendar of the event's zone (`YYYY-MM-DD`). */
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { ReadForm } from './formFields.ts';
import { momentText, readMoment } from './zonedInput.ts';

/** The day of an instant (UTC ms) in a zone. */
export const dayText = (instant: number, zone: string): string => momentText(instant, zone).slice(0, 10);

export function readCopyForm({ first_day = '' }: FormTexts): ReadForm {
  return copyStart(first_day, 'UTC') === undefined
    ? { fieldErrors: { first_day: { code: 'notADay' } } }
    : { texts: { first_day } };
}

/** Noon of a typed day, UTC ms: no zone skips it. Undefined if the text is no day. */
export function copyStart(day: string, zone: string): number | undefined {
  const read = readMoment(`${day}T12:00`, zone);
  return 'instant' in read ? read.instant : undefined;
}
