/** The flow of taking the file of a season. */
import { httpError, networkError } from '../../../domain/errors.ts';
import { seasonImportMachine } from '../../../src/machines/seasonImport/seasonImportMachine.ts';
import { seasonImportOutcomes } from '../../../src/machines/seasonImport/seasonImportOutcomes.ts';
import {
  chosenFile,
  importedSeason,
  readHalfWrong,
  readTooLarge,
  readWhole,
} from '../../support/season/fileFacts.ts';
import type { Flow } from '../flow.ts';
import { seasonImportWords } from './seasonImportWords.ts';

export const seasonImportFlow: Flow = {
  name: 'seasonImport',
  ...seasonImportWords,
  machine: seasonImportMachine,
  walks: [
    {
      events: seasonImportOutcomes(
        [chosenFile],
        [readWhole, readHalfWrong, readTooLarge],
        [importedSeason, readHalfWrong],
        {
          read: [networkError],
          importing: [httpError({ status: 401 }), httpError({ status: 403 }), networkError],
        },
      ),
    },
  ],
  replayedBy: 'src/pages/staff/seasonPages.paths.test.tsx',
  calls: ['readFile', 'importSeason'],
  effects: ['endSession'],
};
