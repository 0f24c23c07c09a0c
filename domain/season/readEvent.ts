/** Reads what staff write about an event (decision D225). */
import type { EventChange } from '../staff/staffContract.ts';
import { isZone } from './isZone.ts';
import { valuesOf, type Read } from './readFields.ts';
import { readOptionalName, readSeasonName, readSlug } from './seasonTexts.ts';

/** An event as staff edit it. Instants are UTC ms; the end is exclusive. */
export type EventFields = {
  name_ar: string;
  name_en: string | null;
  slug: string;
  zone: string;
  starts_at: number;
  ends_at: number;
};

export type EventError = 'seasonName' | 'slugShape' | 'zoneUnknown' | 'datesOrder';

/** The fields in the form in which they are stored, or the code of what is wrong with each. */
export function readEvent(typed: Omit<EventChange, 'version'>): Read<EventFields, EventError> {
  const { zone, starts_at, ends_at } = typed;
  return valuesOf<EventFields, EventError>({
    name_ar: readSeasonName(typed.name_ar),
    name_en: readOptionalName(typed.name_en),
    slug: readSlug(typed.slug),
    zone: isZone(zone) ? { value: zone } : { error: 'zoneUnknown' },
    starts_at: { value: starts_at },
    ends_at: starts_at < ends_at ? { value: ends_at } : { error: 'datesOrder' },
  });
}
