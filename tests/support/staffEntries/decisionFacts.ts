/** An invented file of decisions, its checks, and its machine that stays as it is, for stories and tests. */
import { fromPromise } from 'xstate';
import type { AppError } from '../../../domain/errors.ts';
import type { SkippedDecision } from '../../../domain/staff/staffContract.ts';
import {
  decisionImportMachine,
  type FileCarriedOut,
  type FileChecked,
} from '../../../src/machines/decisionImport/decisionImportMachine.ts';
import { stagedAnswer } from '../pages/stagedAnswer.ts';

const rows = ['huda,approve,,', 'muna,reject,الصوت غير واضح,The sound is unclear'];
const text = ['id,decision,reason_ar,reason_en', ...rows].join('\r\n');

export const chosenDecisions = new File([text], 'decisions-singing.csv', { type: 'text/csv' });

const skipped: SkippedDecision[] = [
  { row: 4, id: 'noor'.padEnd(22, '0'), name: 'نور بنت عبد الرحمن البوسعيدية', why: 'unchanged' },
  { row: 9, id: 'salma'.padEnd(22, '0'), name: 'Salma (2) الحارثية', why: 'unpaid' },
  { row: 12, id: 'zayana'.padEnd(22, '0'), name: null, why: 'gone' },
];
const sound = { approve: 41, reject: 12, skipped, skipped_count: 3, faults: [], fault_count: 0 };

export const fileChecked = {
  sound: { bytes: chosenDecisions, check: sound },
  idle: {
    bytes: chosenDecisions,
    check: { ...sound, approve: 0, reject: 0, skipped: skipped.slice(0, 1), skipped_count: 1 },
  },
  faulty: {
    faults: [
      { row: 2, code: 'unknown' },
      { row: 5, code: 'decision' },
      { row: 7, code: 'reason' },
    ],
  },
} as const satisfies Record<string, FileChecked>;

export const carriedOut: FileCarriedOut = {
  done: { approved: 41, rejected: 12, skipped, skipped_count: 3 },
};

export const stillDecisions = (checked?: FileChecked | AppError, carried?: FileCarriedOut | AppError) =>
  decisionImportMachine.provide({
    actors: {
      checkFile: fromPromise(() => stagedAnswer<FileChecked>(checked)),
      importFile: fromPromise(() => stagedAnswer<FileCarriedOut>(carried)),
    },
    actions: { endSession: () => {} },
  });
