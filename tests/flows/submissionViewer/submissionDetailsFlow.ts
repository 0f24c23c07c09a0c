/** The flow of the details of a candidate's entry. */
import { submissionDetailsMachine } from '../../../src/machines/submissionViewer/submissionViewerMachine.ts';
import { submissionViewerOutcomes } from '../../../src/machines/submissionViewer/submissionViewerOutcomes.ts';
import { submissionsTime as now, submissionOf } from '../../support/entries/submissionFacts.ts';
import { askedAt, rereads, viewedMedia, viewingFailures, wishes } from './viewedMedia.ts';

import type { Flow } from '../flow.ts';
import * as words from './submissionViewerWords.ts';

export const submissionDetailsFlow: Flow = {
  name: 'submissionDetails',
  ...words.submissionDetailsWords,
  machine: submissionDetailsMachine,
  walks: [
    {
      events: submissionViewerOutcomes(
        'submissionDetails',
        viewedMedia.map((submission_details) => ({
          data: submissionOf({ submission_details }),
          now,
          askedAt,
        })),
        viewingFailures,
        wishes,
      ),
    },
  ],
  replayedBy: 'src/pages/candidate/entry/entryPages.paths.test.tsx',
  calls: ['loadSubmission'],
  effects: ['logIn'],
  /** Another flow of the page changes the entry. */
  unreached: { states: [], transitions: rereads('submissionDetails') },
};
