/** The flow of the page with the checkpoints of the ledger. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { readingOutcomes } from '../../../src/machines/reading/readingOutcomes.ts';
import { checkpointsReading } from '../../../src/machines/reading/readingMachine.ts';
import { checkpoints } from '../../support/payments/orderFixtures.ts';

import type { Flow } from '../flow.ts';
import * as words from './readingWords.ts';

const failures = [httpError({ status: 404 }), networkError];

export const checkpointsFlow: Flow = {
  name: 'checkpoints',
  ...words.checkpointsWords,
  machine: checkpointsReading,
  walks: [{ events: readingOutcomes('checkpoints', [checkpoints], failures) }],
  // Nothing refreshes the page, because a signed checkpoint never changes.
  unreached: {
    states: ['checkpoints.shown.refreshing'],
    transitions: [
      'checkpoints.shown.resting on xstate.after.readAgain.checkpoints.shown.resting: checkpoints.shown.refreshing',
      'checkpoints.shown.refreshing on xstate.done.actor.read: checkpoints.shown.resting',
      'checkpoints.shown.refreshing on xstate.error.actor.read: checkpoints.shown.resting',
    ],
  },
  replayedBy: 'src/pages/visitor/readings.paths.test.tsx',
  calls: ['read'],
  effects: [],
};
