/** A document that is sent again, with scripted effects, in any state that a story needs. */
import type { CheckedIdentity } from '../../../../domain/forms/mediaFile.ts';
import { fromPromise } from 'xstate';
import type { AppError } from '../../../../domain/errors.ts';
import { clearScan } from '../../../../tests/support/entries/documentFacts.ts';
import { stagedAnswer } from '../../../../tests/support/pages/stagedAnswer.ts';
import { documentCorrectionMachine } from '../../../machines/documentCorrection/documentCorrectionMachine.ts';

export type StagedDocument = {
  /** By default, every file is accepted. */
  checked?: CheckedIdentity;
  /** The reply to the form; by default it never comes. */
  answer?: 'taken' | AppError;
};

export const stagedDocument = ({ checked = { ok: true, file: clearScan }, answer }: StagedDocument) =>
  documentCorrectionMachine.provide({
    actors: {
      checkDocument: fromPromise(() => stagedAnswer<CheckedIdentity>(checked)),
      sendDocument: fromPromise(() => stagedAnswer<unknown>(answer)),
    },
  });
