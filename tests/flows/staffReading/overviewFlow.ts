/** The flow of what needs a person now. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { overviewReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { nothingNeeded, overview } from '../../support/season/overviewFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './overviewWords.ts';

export const overviewFlow: Flow = {
  name: 'overview',
  ...words.overviewWords,
  machine: overviewReading,
  walks: [
    { events: staffReadingOutcomes([overview, nothingNeeded], [httpError({ status: 401 }), networkError]) },
  ],
  replayedBy: 'src/pages/staff/seasonPages.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
};
