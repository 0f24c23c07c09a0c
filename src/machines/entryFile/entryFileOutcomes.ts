/** Outcomes of saving entries as a file, for path generation. */
import type { AnyEventObject } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { EntryCount } from '../../../domain/staff/staffContract.ts';
import { answered, refused } from '../worldEvents.ts';
import type { EntryFileEvent, FileChoice } from './entryFileMachine.ts';

const heard = (event: EntryFileEvent): AnyEventObject => event;

export const entryFileOutcomes = (
  counted: readonly EntryCount[],
  choices: readonly FileChoice[],
  savedAs: string,
  failures: { count: readonly AppError[]; save: readonly AppError[] },
): AnyEventObject[] => [
  ...counted.map((each) => answered('countEntries', each)),
  ...failures.count.map((failure) => refused('countEntries', failure)),
  heard({ type: 'retry.requested' }),
  ...choices.map((choice) => heard({ type: 'choice.changed', choice })),
  heard({ type: 'save.requested' }),
  heard({ type: 'save.cancelled' }),
  answered('saveFile', savedAs),
  ...failures.save.map((failure) => refused('saveFile', failure)),
];
