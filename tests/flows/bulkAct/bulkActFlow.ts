/** The flow of one act on many rows. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { bulkActMachine } from '../../../src/machines/bulkAct/bulkActMachine.ts';
import { bulkActOutcomes } from '../../../src/machines/bulkAct/bulkActOutcomes.ts';
import { bulkPreview, bulkRows, emptyPreview } from '../../support/staff/bulkFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import * as words from './bulkActWords.ts';

export const bulkActFlow: Flow = {
  name: 'bulkAct',
  ...words.bulkActWords,
  machine: bulkActMachine,
  walks: [
    {
      events: bulkActOutcomes(
        bulkRows,
        [bulkPreview, emptyPreview],
        [
          httpError({ status: 401 }),
          refusal('last_owner', 409),
          refusal('step_up_needed', 403),
          networkError,
        ],
      ),
    },
  ],
  replayedBy: 'src/pages/staff/bulkActs.paths.test.tsx',
  calls: ['preview', 'actOn'],
  effects: ['endSession'],
};
