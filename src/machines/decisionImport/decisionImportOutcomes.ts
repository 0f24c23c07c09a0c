/** Outcomes of deciding entries by a file, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { DecisionImportEvent, FileCarriedOut, FileChecked } from './decisionImportMachine.ts';

const heard = (event: DecisionImportEvent): AnyEventObject => event;

export const decisionImportOutcomes = (
  files: readonly File[],
  checked: readonly FileChecked[],
  carried: readonly FileCarriedOut[],
  failures: { check: readonly AppError[]; importing: readonly AppError[] },
): AnyEventObject[] => [
  ...files.map((file) => heard({ type: 'file.chosen', file })),
  ...checked.map((each) => answered('checkFile', each)),
  ...failures.check.map((failure) => refused('checkFile', failure)),
  heard({ type: 'retry.requested' }),
  heard({ type: 'import.requested' }),
  ...carried.map((each) => answered('importFile', each)),
  ...failures.importing.map((failure) => refused('importFile', failure)),
];
