/** The flow of a change of the competitions of a role. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { roleCompetitionsMachine } from '../../../src/machines/roleCompetitions/roleCompetitionsMachine.ts';
import { roleCompetitionsOutcomes } from '../../../src/machines/roleCompetitions/roleCompetitionsOutcomes.ts';
import { roleToLimit, singing } from '../../support/staff/competitionFacts.ts';
import { refusal, wrong } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { onCompetitionChoice } from '../staffOffers.ts';
import * as words from './roleCompetitionsWords.ts';

export const roleCompetitionsFlow: Flow = {
  name: 'roleCompetitions',
  ...words.roleCompetitionsWords,
  machine: roleCompetitionsMachine,
  input: roleToLimit,
  walks: [
    {
      events: roleCompetitionsOutcomes(
        [[], [singing.id], null],
        [
          wrong('competitions'),
          refusal('changed_meanwhile', 409),
          refusal('step_up_needed', 403),
          httpError({ status: 401 }),
          networkError,
        ],
      ),
    },
  ],
  offered: onCompetitionChoice,
  replayedBy: 'src/pages/staff/peoplePage.paths.test.tsx',
  calls: ['changeCompetitions'],
  effects: ['endSession'],
};
