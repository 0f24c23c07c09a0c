/** Invented tables of entries, and their machines that stay as they are, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { EntryCount } from '../../../domain/staff/staffContract.ts';
import { entryFileMachine } from '../../../src/machines/entryFile/entryFileMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';
import { singing } from '../staff/competitionFacts.ts';

const { id, name_ar, name_en } = singing;

export const counted: Record<'some' | 'none', EntryCount> = {
  some: { count: 1_204, competition: { id, name_ar, name_en } },
  none: { count: 0, competition: null },
};

export const stillFile = (count?: EntryCount | AppError, savedAs?: string | AppError) =>
  entryFileMachine.provide({
    actors: {
      countEntries: fromPromise(() => stagedAnswer<EntryCount>(count)),
      saveFile: fromPromise(() => stagedAnswer<string>(savedAs)),
    },
    actions: { endSession: () => {} },
  });
