import type { Insertable } from 'kysely';
import type { Schema } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import { contestantGroups, type Contestant } from './contestants.ts';

/** The address of a portrait, by its name in the artwork; null if there is none. */
export type ImageOf = (portrait: string) => string | null;

/**
 * The contestants of a group, of which `entries` are shared out among all groups. If a group gets more
 * places than invented people, their names repeat with a number.
 */
export function peopleIn(groupNumber: number, groupCount: number, entries: number | undefined): Contestant[] {
  const own = contestantGroups[groupNumber - 1] ?? [];
  if (entries === undefined) return [...own];
  const places = Math.floor(entries / groupCount) + (groupNumber <= entries % groupCount ? 1 : 0);
  return Array.from({ length: places }, (_, place) => {
    const person = own[place % own.length] as Contestant;
    const again = Math.floor(place / own.length);
    return again === 0
      ? person
      : { ...person, ar: `${person.ar} ${again + 1}`, en: `${person.en} ${again + 1}` };
  });
}

export type Person = ReturnType<typeof peopleOf>[number];

/** The rows of a group's contestants; the entries still lack their competition, which the caller adds. */
export function peopleOf(
  group: Schema['voting_groups'],
  contestants: readonly Contestant[],
  imageOf: ImageOf,
) {
  const width = Math.max(2, String(contestants.length).length);
  return contestants.map((contestant, index) => {
    const user: Schema['users'] = {
      id: newId(),
      role: 'candidate',
      full_name: contestant.ar,
      name_ar: contestant.ar,
      name_en: contestant.en,
      country_id: contestant.country,
      image_url: imageOf(contestant.portrait),
    };
    const code = `${group.number}${String(index + 1).padStart(width, '0')}`;
    const entry = { id: newId(), user_id: user.id, status: 'approved' as const, sms_code: code };
    const roundEntry: Insertable<Schema['round_entries']> = {
      round_id: group.round_id,
      entry_id: entry.id,
      group_id: group.id,
      evaluation: Math.round(contestant.evaluation * 1_000),
    };
    return { user, entry, roundEntry, draw: contestant.draw };
  });
}
