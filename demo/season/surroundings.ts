import { freeSlug, slugOf } from '../../domain/slug.ts';
import type { Picture } from '../../server/platform/pictureSizes.ts';
import type { Schema } from '../../server/platform/database/schema.ts';
import { newId } from '../../server/platform/ids.ts';
import { competitionRows, type Calendar, type CompetitionRows } from './competitionRows.ts';
import { otherEvents } from './otherEvents.ts';
import type { PlannedEvent } from './plannedCompetition.ts';
import { season } from './season.ts';
import { seasonCompetitions } from './seasonCompetitions.ts';

/** The pictures of scenes, by the scene's name. */
export type ScenePictures = Readonly<Record<string, Picture>>;

/** What the demo season has besides its one competition with votes: other competitions, other events, pictures. */
export type SurroundingsPlan = {
  pictures: Picture[];
  /** Further competitions of the season's event. */
  competitions: CompetitionRows[];
  events: EventPlan[];
};

export type EventPlan = { event: Omit<Schema['events'], 'organisation_id'>; competitions: CompetitionRows[] };

export function surroundings(
  seasonEventId: string,
  calendar: Calendar,
  pictures: ScenePictures,
): SurroundingsPlan {
  const pictureOf = (scene: string) => pictures[scene]?.name ?? null;
  const rowsOf = (eventId: string) => (competition: (typeof seasonCompetitions)[number]) =>
    competitionRows(competition, eventId, calendar, pictureOf);
  const eventPlan = ({ name, scene, days, competitions }: PlannedEvent): EventPlan => {
    const id = newId();
    const event = {
      id,
      slug: freeSlug(slugOf({ name_ar: name.ar, name_en: name.en }), () => false),
      name_ar: name.ar,
      name_en: name.en,
      zone: season.zone,
      starts_at: calendar.midnight(days[0]),
      ends_at: calendar.midnight(days[1]),
      picture: scene === null ? null : pictureOf(scene),
    };
    return { event, competitions: competitions.map(rowsOf(id)) };
  };
  return {
    pictures: Object.values(pictures),
    competitions: seasonCompetitions.map(rowsOf(seasonEventId)),
    events: otherEvents.map(eventPlan),
  };
}
