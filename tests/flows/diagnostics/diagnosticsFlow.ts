/** The flow of the diagnostics page: the state of the site in this browser. */
import {
  type ChosenLevel,
  type DiagnosticsContext,
  diagnosticsMachine,
} from '../../../src/machines/diagnostics/diagnosticsMachine.ts';
import { diagnosticsOutcomes } from '../../../src/machines/diagnostics/diagnosticsOutcomes.ts';
import { emptyLog, log, watched } from '../../support/pages/diagnosticsFacts.ts';
import type { Flow } from '../flow.ts';
import { diagnosticsWords } from './diagnosticsWords.ts';

const levels: ChosenLevel[] = [null, 'ERROR', 'DEBUG'];

export const diagnosticsFlow: Flow = {
  name: 'diagnostics',
  ...diagnosticsWords,
  machine: diagnosticsMachine,
  walks: [
    {
      events: diagnosticsOutcomes(watched, [emptyLog, log], levels),
      // The page offers to download all log entries or the filtered ones, and no others.
      possible: ({ context }, { type, level }) => {
        const shown = (context as DiagnosticsContext).level;
        if (type === 'download.requested') return level === null || level === shown;
        return type !== 'level.chosen' || level !== shown;
      },
      identity: ({ value, context }) => {
        const { log: known, level, missing } = context as DiagnosticsContext;
        return [value, known.entries.length, level, missing];
      },
    },
  ],
  replayedBy: 'src/pages/visitor/DiagnosticsPage/DiagnosticsPage.paths.test.tsx',
  calls: [],
  effects: ['saveLogs', 'clearLogs'],
};
