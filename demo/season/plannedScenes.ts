import { otherEvents } from './otherEvents.ts';
import { season } from './season.ts';
import { seasonCompetitions, votedCompetition } from './seasonCompetitions.ts';

const planned = [
  season.scene,
  votedCompetition.scene,
  ...seasonCompetitions.map(({ scene }) => scene),
  ...otherEvents.flatMap((event) => [event.scene, ...event.competitions.map(({ scene }) => scene)]),
];

/** The artwork scenes that the demo shows, each once. */
export const plannedScenes: readonly string[] = [...new Set(planned.filter((scene) => scene !== null))];
