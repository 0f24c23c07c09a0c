/** The flow of the page of an entry. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { entryReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { staffEntry } from '../../support/staffEntries/entryFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffEntryWords.ts';

export const staffEntryFlow: Flow = {
  name: 'staffEntry',
  ...words.staffEntryWords,
  machine: entryReading,
  walks: [
    {
      events: staffReadingOutcomes(
        [{ entry: staffEntry }, { entry: null }],
        [httpError({ status: 401 }), networkError],
      ),
    },
  ],
  replayedBy: 'src/pages/staff/entryPages.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
};
