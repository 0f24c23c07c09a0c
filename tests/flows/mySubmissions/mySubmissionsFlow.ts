/** The flow of the list of the candidate's entries. */
import { mySubmissionsMachine } from '../../../src/machines/mySubmissions/mySubmissionsMachine.ts';
import { mySubmissionsOutcomes } from '../../../src/machines/mySubmissions/mySubmissionsOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { submissions, submissionsTime as now } from '../../support/entries/submissionFacts.ts';
import { failures } from '../entryFailures.ts';

import type { Flow } from '../flow.ts';
import * as words from './mySubmissionsWords.ts';

/** `checking`: an entry whose file is being checked. `approved`: one that the organisers approved. */
const [checking, approved] = submissions;
const two = [checking!, approved!];

/**
 * Whether the page offers an event: a missing card cannot be pressed, and a dialog covers what is behind it.
 */
const offered: NonNullable<ModelOptions['possible']> = (snapshot, event: ModelEvent) => {
  const { submissions: listed, removed } = snapshot.context as {
    submissions: readonly { id: string }[];
    removed: readonly unknown[];
  };
  const confirming = snapshot.matches({ list: 'confirming' });
  if (event.type === 'delete.requested') return !confirming && listed.some(({ id }) => id === event['id']);
  if (event.type === 'undo.requested') return !confirming && removed.length > 0;
  return true;
};

export const mySubmissionsFlow: Flow = {
  name: 'mySubmissions',
  ...words.mySubmissionsWords,
  machine: mySubmissionsMachine,
  walks: [
    {
      events: mySubmissionsOutcomes(
        [
          { submissions: two, now },
          { submissions: [approved!], now },
          { submissions: [], now },
        ],
        failures,
        two.map(({ id }) => id),
      ),
    },
  ],
  offered,
  unoffered: [
    'mySubmissions.empty on undo.requested: no guard holds',
    'mySubmissions.list on undo.requested: no guard holds',
  ],
  replayedBy: 'src/pages/candidate/SubmissionsPage/SubmissionsPage.paths.test.tsx',
  calls: ['loadSubmissions'],
  effects: ['logIn'],
};
