/** The flow of stopping the reset of the own access. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { ownResetMachine } from '../../../src/machines/ownReset/ownResetMachine.ts';
import { ownResetOutcomes } from '../../../src/machines/ownReset/ownResetOutcomes.ts';
import type { Flow } from '../flow.ts';
import * as words from './ownResetWords.ts';

export const ownResetFlow: Flow = {
  name: 'ownReset',
  ...words.ownResetWords,
  machine: ownResetMachine,
  walks: [
    { events: ownResetOutcomes([httpError({ status: 401 }), httpError({ status: 404 }), networkError]) },
  ],
  replayedBy: 'src/pages/staff/resets.paths.test.tsx',
  calls: ['stopReset'],
  effects: ['endSession'],
};
