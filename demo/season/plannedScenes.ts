import { otherEvents } from './otherEvents.ts';
import { season } from './season.ts';

const planned = [season.event, ...otherEvents].flatMap((event) => [
  event.scene,
  ...event.competitions.map(({ scene }) => scene),
]);

/** The artwork scenes that the demo shows, each once. */
export const plannedScenes: readonly string[] = [...new Set(planned.filter((scene) => scene !== null))];
