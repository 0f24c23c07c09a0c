/** Outcomes of a change of the competitions of a role, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { RoleCompetitionsEvent } from './roleCompetitionsMachine.ts';

const heard = (event: RoleCompetitionsEvent): AnyEventObject => event;

/** @param choices each that a person can make, in turn */
export const roleCompetitionsOutcomes = (
  choices: readonly (string[] | null)[],
  failures: readonly AppError[],
): AnyEventObject[] => [
  ...choices.map((competitions) => heard({ type: 'competitions.changed', competitions })),
  heard({ type: 'form.submitted' }),
  answered('changeCompetitions', null),
  ...failures.map((failure) => refused('changeCompetitions', failure)),
];
