/** The own entries in a world that stands still; with nothing given an answer never comes. */
import { fromPromise } from 'xstate';
import type { Submission, SubmissionView } from '../../domain/contract.ts';
import type { AppError } from '../../domain/errors.ts';
import { mySubmissionsMachine } from '../../src/machines/mySubmissions/mySubmissionsMachine.ts';
import type { LoadedSubmissions } from '../../src/machines/mySubmissions/mySubmissionsTypes.ts';
import {
  submissionDetailsMachine,
  submissionViewerMachine,
} from '../../src/machines/submissionViewer/submissionViewerMachine.ts';
import type { LoadedViewable } from '../../src/machines/submissionViewer/submissionViewerTypes.ts';
import { NEVER_MS, stagedAnswer } from './stagedAnswer.ts';

const actions = { logIn: () => {} };
const delays = { readAgain: NEVER_MS };

export const stagedMySubmissions = (answer?: LoadedSubmissions | AppError) =>
  mySubmissionsMachine.provide({
    actors: { loadSubmissions: fromPromise(() => stagedAnswer<LoadedSubmissions>(answer)) },
    actions,
    delays,
  });

export const stagedDetails = (answer?: LoadedViewable<Submission> | AppError) =>
  submissionDetailsMachine.provide({
    actors: { loadSubmission: fromPromise(() => stagedAnswer<LoadedViewable<Submission>>(answer)) },
    actions,
    delays,
  });

export const stagedViewer = (answer?: LoadedViewable<SubmissionView> | AppError) =>
  submissionViewerMachine.provide({
    actors: { loadSubmission: fromPromise(() => stagedAnswer<LoadedViewable<SubmissionView>>(answer)) },
    actions,
    delays,
  });
