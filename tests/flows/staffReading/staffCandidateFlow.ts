/** The flow of the page of a candidate. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { candidateReading } from '../../../src/machines/staffReading/staffReadingMachine.ts';
import { staffReadingOutcomes } from '../../../src/machines/staffReading/staffReadingOutcomes.ts';
import { staffCandidate } from '../../support/staffEntries/candidateFacts.ts';
import type { Flow } from '../flow.ts';
import * as words from './staffCandidateWords.ts';

export const staffCandidateFlow: Flow = {
  name: 'staffCandidate',
  ...words.staffCandidateWords,
  machine: candidateReading,
  walks: [
    {
      events: staffReadingOutcomes(
        [{ candidate: staffCandidate }, { candidate: null }],
        [httpError({ status: 401 }), networkError],
      ),
    },
  ],
  replayedBy: 'src/pages/staff/entryPages.paths.test.tsx',
  calls: ['read'],
  effects: ['endSession'],
};
