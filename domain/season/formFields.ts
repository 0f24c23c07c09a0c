/** Reads fields of the forms of events and competitions, whose values are texts. */
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { StaffFieldError, StaffFieldErrors } from '../staff/staffRefusals.ts';
import type { Read } from './readFields.ts';
import { momentText, readMoment } from './zonedInput.ts';

export type ReadForm = { texts: FormTexts } | { fieldErrors: StaffFieldErrors<string> };

/** The text of a time that may not be announced. @param instant UTC ms */
export const announcedText = (instant: number | null, zone: string): string =>
  instant === null ? '' : momentText(instant, zone);

/** Reads texts one after the other and notes what is wrong with each. */
export class FieldReader {
  readonly errors: StaffFieldErrors<string> = {};
  private readonly texts: FormTexts;

  constructor(texts: FormTexts) {
    this.texts = texts;
  }

  text(field: string): string {
    return this.texts[field] ?? '';
  }

  /** A time of a zone as UTC ms; null for none, which is wrong if it is `required`. */
  moment(field: string, zone: string, required = false): number | null {
    const typed = this.text(field);
    if (typed === '' && !required) return null;
    const read = readMoment(typed, zone);
    if ('instant' in read) return read.instant;
    this.errors[field] = { code: read.error };
    return null;
  }

  /** A number that `read` understands, within limits; `min` if it is wrong. */
  number(
    field: string,
    read: (text: string) => number | undefined,
    { min, max, code }: { min: number; max: number; code: 'minAge' | 'mediaSize' | 'amount' | 'voteCount' },
  ): number {
    const value = read(this.text(field));
    if (value !== undefined && value >= min && value <= max) return value;
    this.errors[field] = { code };
    return min;
  }

  /** The texts of what was read, or all that is wrong: what the reader noted goes before what `read` says of a field. */
  formOf<Fields extends object>(
    read: Read<Fields, (StaffFieldError & { code: string })['code']>,
    textsOf: (fields: Fields) => FormTexts,
  ): ReadForm {
    const errors = 'errors' in read ? read.errors : {};
    for (const [field, code] of Object.entries(errors)) this.errors[field] ??= { code } as StaffFieldError;
    if ('errors' in read || Object.keys(this.errors).length > 0) return { fieldErrors: this.errors };
    return { texts: textsOf(read.values) };
  }
}

/**
 * An instant as it is stored where its text did not change, since a text has no seconds and no second hour of the day on
 * which clocks go back; else the one that was read.
 */
export const keptInstant = <Instant extends number | null>(
  read: Instant,
  stored: Instant | undefined,
  zone: string,
): Instant => {
  if (stored === undefined || stored === null || read === null) return read;
  return momentText(read, zone) === momentText(stored, zone) ? stored : read;
};
