/** The flow that shows the recording of an entry. */
import { submissionViewerMachine } from '../../../src/machines/submissionViewer/submissionViewerMachine.ts';
import { submissionViewerOutcomes } from '../../../src/machines/submissionViewer/submissionViewerOutcomes.ts';
import { submissionsTime as now, viewOf } from '../../support/entries/submissionFacts.ts';
import { askedAt, rereads, viewedMedia, viewingFailures, wishes } from './viewedMedia.ts';

import type { Flow } from '../flow.ts';
import * as words from './submissionViewerWords.ts';

export const submissionViewerFlow: Flow = {
  name: 'submissionViewer',
  ...words.submissionViewerWords,
  machine: submissionViewerMachine,
  walks: [
    {
      events: submissionViewerOutcomes(
        'submissionViewer',
        viewedMedia.map((submission_details) => ({ data: viewOf({ submission_details }), now, askedAt })),
        viewingFailures,
        wishes,
      ),
    },
  ],
  replayedBy: 'src/pages/candidate/entry/entryPages.paths.test.tsx',
  calls: ['loadSubmission'],
  effects: ['logIn'],
  /** Nothing on its page changes the entry. */
  unreached: { states: [], transitions: rereads('submissionViewer') },
};
