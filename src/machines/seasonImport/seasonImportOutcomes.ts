/** Outcomes of taking the file of a season, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import { answered, refused } from '../worldEvents.ts';
import type { FileRead, SeasonImported, SeasonImportEvent } from './seasonImportTypes.ts';

const heard = (event: SeasonImportEvent): AnyEventObject => event;

export const seasonImportOutcomes = (
  files: readonly File[],
  read: readonly FileRead[],
  imported: readonly SeasonImported[],
  failures: { read: readonly AppError[]; importing: readonly AppError[] },
): AnyEventObject[] => [
  ...files.map((file) => heard({ type: 'file.chosen', file })),
  ...read.map((each) => answered('readFile', each)),
  ...failures.read.map((failure) => refused('readFile', failure)),
  heard({ type: 'import.requested' }),
  heard({ type: 'retry.requested' }),
  ...imported.map((each) => answered('importSeason', each)),
  ...failures.importing.map((failure) => refused('importSeason', failure)),
];
