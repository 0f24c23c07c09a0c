/** The flow of deciding entries by a file. */
import { httpError, networkError } from '../../../domain/errors.ts';
import {
  type DecisionImportContext,
  decisionImportMachine,
} from '../../../src/machines/decisionImport/decisionImportMachine.ts';
import { decisionImportOutcomes } from '../../../src/machines/decisionImport/decisionImportOutcomes.ts';
import type { ModelEvent, ModelOptions } from '../../support/models/model.ts';
import { carriedOut, chosenDecisions, fileChecked } from '../../support/staffEntries/decisionFacts.ts';
import { refusal } from '../accountOffers.ts';
import type { Flow } from '../flow.ts';
import { decisionImportWords } from './decisionImportWords.ts';

type Snapshot = Parameters<NonNullable<ModelOptions['possible']>>[0];

/** The page has no button for a file that decides nothing. */
function onPage({ context }: Snapshot, event: ModelEvent): boolean {
  const { check } = context as DecisionImportContext;
  return event.type !== 'import.requested' || (check !== null && check.approve + check.reject > 0);
}

export const decisionImportFlow: Flow = {
  name: 'decisionImport',
  ...decisionImportWords,
  machine: decisionImportMachine,
  walks: [
    {
      events: decisionImportOutcomes(
        [chosenDecisions],
        [fileChecked.sound, fileChecked.idle, fileChecked.faulty],
        [carriedOut, fileChecked.faulty],
        {
          check: [httpError({ status: 401 }), networkError],
          importing: [
            httpError({ status: 401 }),
            refusal('step_up_needed', 403),
            httpError({ status: 403 }),
            networkError,
          ],
        },
      ),
    },
  ],
  offered: onPage,
  unoffered: ['decisionImport.checked on import.requested: no guard holds'],
  replayedBy: 'src/pages/staff/entryTables.paths.test.tsx',
  calls: ['checkFile', 'importFile'],
  effects: ['endSession'],
};
