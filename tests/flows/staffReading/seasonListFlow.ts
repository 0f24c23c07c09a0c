/** The flow of the events of an organisation. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { seasonReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { seasonPage, seasonTime } from '../../support/season/seasonFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './seasonListWords.ts';

export const seasonListFlow: Flow = {
  name: 'seasonList',
  ...words.seasonListWords,
  machine: seasonReading,
  walks: [
    {
      events: staffReadingOutcomes(
        [
          { events: seasonPage.data, at: seasonTime },
          { events: [], at: seasonTime },
        ],
        [httpError({ status: 401 }), networkError],
      ),
    },
  ],
  replayedBy: 'src/pages/staff/seasonPages.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
};
