/** Outcomes of acts on the life of a season, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { LifeAct } from '../../../domain/season/seasonLife.ts';
import { answered, refused } from '../worldEvents.ts';
import type { Acted, Life, SeasonLifeEvent } from './seasonLifeTypes.ts';

const heard = (event: SeasonLifeEvent): AnyEventObject => event;

export const seasonLifeOutcomes = (
  { lives, acts, acted }: { lives: readonly Life[]; acts: readonly LifeAct[]; acted: readonly Acted[] },
  failures: { load: readonly AppError[]; act: readonly AppError[] },
): AnyEventObject[] => [
  ...lives.map((each) => answered('loadLife', each)),
  ...failures.load.map((failure) => refused('loadLife', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'refresh.requested' }),
  ...acts.map((act) => heard({ type: 'act.requested', act })),
  heard({ type: 'act.confirmed' }),
  heard({ type: 'act.cancelled' }),
  ...acted.map((each) => answered('act', each)),
  ...failures.act.map((failure) => refused('act', failure)),
];
