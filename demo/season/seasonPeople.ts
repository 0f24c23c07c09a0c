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

/** A contestant with the entry and its code; `evaluation` in thousandths. */
export type Person = {
  user: Schema['users'];
  entry: { id: string; code: string; recording: string | null };
  evaluation: number;
  /** How many votes the contestant attracts, relative to the group. */
  draw: number;
};

/** @param group the number of the contestants' group */
export function peopleOf(group: number, contestants: readonly Contestant[], imageOf: ImageOf): Person[] {
  const width = Math.max(2, String(contestants.length).length);
  return contestants.map((contestant, index) => ({
    user: {
      id: newId(),
      role: 'candidate',
      full_name: contestant.ar,
      name_ar: contestant.ar,
      name_en: contestant.en,
      country_id: contestant.country,
      image_url: imageOf(contestant.portrait),
    },
    entry: {
      id: newId(),
      code: `${group}${String(index + 1).padStart(width, '0')}`,
      recording: null,
    },
    evaluation: Math.round(contestant.evaluation * 1_000),
    draw: contestant.draw,
  }));
}
