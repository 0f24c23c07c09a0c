import type { SeasonFile } from '../../domain/season/seasonFile.ts';
import { SEASON_FORMAT } from '../../domain/season/seasonShape.ts';
import { freeSlug, slugOf } from '../../domain/slug.ts';
import { newId } from '../../server/platform/ids.ts';
import type { Picture } from '../../server/platform/pictureSizes.ts';
import type { Calendar } from './calendar.ts';
import { competitionFile } from './competitionFile.ts';
import type { PlannedEvent } from './plannedCompetition.ts';
import { season } from './season.ts';

/** The pictures of scenes, by the scene's name. */
export type ScenePictures = Readonly<Record<string, Picture>>;

/** An event of the demo with its competitions, ready to be laid. */
export type EventPlan = {
  id: string;
  /** When it is published (UTC ms). */
  publishedAt: number;
  file: SeasonFile;
  /** The names of the pictures, those of the competitions in the order of the file; null for none. */
  pictures: { event: string | null; competitions: readonly (string | null)[] };
};

/** @param now UTC ms; an event that begins later is published now */
export function eventPlan(
  { slug, name, scene, days, competitions }: PlannedEvent,
  calendar: Calendar,
  scenes: ScenePictures,
  now: number,
): EventPlan {
  const pictureOf = (wanted: string | null) => (wanted === null ? null : (scenes[wanted]?.name ?? null));
  const event = {
    slug: slug ?? freeSlug(slugOf({ name_ar: name.ar, name_en: name.en }), () => false),
    name_ar: name.ar,
    name_en: name.en,
    zone: season.zone,
    starts_at: calendar.midnight(days[0]),
    ends_at: calendar.midnight(days[1]),
  };
  const files = competitions.map((competition) => competitionFile(competition, calendar));
  const openings = files.map((each) => each.registration_opens_at ?? now);
  return {
    id: newId(),
    publishedAt: Math.min(now, event.starts_at, ...openings),
    file: { format: SEASON_FORMAT, event, competitions: files },
    pictures: { event: pictureOf(scene), competitions: competitions.map((each) => pictureOf(each.scene)) },
  };
}
