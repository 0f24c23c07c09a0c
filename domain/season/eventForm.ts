/** The form of an event: what is stored as texts, and texts as what is stored. */
import type { FormTexts } from '../staff/mergeEdits.ts';
import type { EventChange, StaffEvent } from '../staff/staffContract.ts';
import { FieldReader, keptInstant, type ReadForm } from './formFields.ts';
import { isZone } from './isZone.ts';
import { type EventFields, readEvent } from './readEvent.ts';
import { readCompetitionNames } from './readSettings.ts';
import { momentText } from './zonedInput.ts';

export const eventFields = ['name_ar', 'name_en', 'slug', 'zone', 'starts_at', 'ends_at'] as const;

/** @param fields of an event as it is stored */
export const eventTexts = (fields: Pick<StaffEvent, (typeof eventFields)[number]>): FormTexts => ({
  name_ar: fields.name_ar ?? '',
  name_en: fields.name_en ?? '',
  slug: fields.slug,
  zone: fields.zone,
  starts_at: momentText(fields.starts_at, fields.zone),
  ends_at: momentText(fields.ends_at, fields.zone),
});

/** Reads the form of an event. A new event has no slug yet: the server makes it from the name. */
export function readEventForm(texts: FormTexts): ReadForm {
  const reader = new FieldReader(texts);
  const typed = typedEvent(reader);
  const isNew = texts['slug'] === '';
  const read = readEvent(isNew ? { ...typed, slug: 'new' } : typed);
  return reader.formOf(read, (fields) => eventTexts(isNew ? { ...fields, slug: '' } : fields));
}

/** What to send. @param texts that `readEventForm` accepted; @param stored the event that the form started from */
export function eventOf(texts: FormTexts, stored?: EventFields): Omit<EventChange, 'version'> {
  const typed = typedEvent(new FieldReader(texts));
  const { zone } = typed;
  return {
    ...typed,
    starts_at: keptInstant(typed.starts_at, stored?.starts_at, zone),
    ends_at: keptInstant(typed.ends_at, stored?.ends_at, zone),
  };
}

function typedEvent(reader: FieldReader): Omit<EventChange, 'version'> {
  const zone = reader.text('zone');
  const safeZone = isZone(zone) ? zone : 'UTC';
  return {
    name_ar: reader.text('name_ar'),
    name_en: reader.text('name_en'),
    slug: reader.text('slug'),
    zone,
    starts_at: reader.moment('starts_at', safeZone, true) ?? 0,
    ends_at: reader.moment('ends_at', safeZone, true) ?? 1,
  };
}

/** Reads the form of a new competition, which has its names only. */
export function readNewCompetitionForm({ name_ar = '', name_en = '' }: FormTexts): ReadForm {
  const reader = new FieldReader({});
  return reader.formOf(readCompetitionNames({ name_ar, name_en }), (names) => ({
    name_ar: names.name_ar,
    name_en: names.name_en ?? '',
  }));
}
