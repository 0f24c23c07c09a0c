/**
 * The pages of the candidate's entries for stories: nothing moves on, and a call without a given answer never
 * ends.
 */
import { fromPromise } from 'xstate';
import type { Submission, SubmissionView } from '../../../domain/contract.ts';
import type { AppError } from '../../../domain/errors.ts';
import {
  type LoadedSubmissions,
  mySubmissionsMachine,
} from '../../../src/machines/mySubmissions/mySubmissionsMachine.ts';
import {
  type LoadedViewable,
  submissionDetailsMachine,
  submissionViewerMachine,
  type Viewable,
} from '../../../src/machines/submissionViewer/submissionViewerMachine.ts';
import { NEVER_MS, stagedAnswer } from '../pages/stagedAnswer.ts';

const actions = { logIn: () => {} };
const delays = { readAgain: NEVER_MS };

export const stagedMySubmissions = (answer?: LoadedSubmissions | AppError) =>
  mySubmissionsMachine.provide({
    actors: { loadSubmissions: fromPromise(() => stagedAnswer<LoadedSubmissions>(answer)) },
    actions,
    delays,
  });

type Staged<Data extends Viewable> = Omit<LoadedViewable<Data>, 'askedAt'> | AppError;

/** A call that adds the time of the request to its answer: the links are valid from then on. */
const loaded = <Data extends Viewable>(answer?: Staged<Data>) =>
  fromPromise(async () => {
    const askedAt = Date.now();
    return { ...(await stagedAnswer<Omit<LoadedViewable<Data>, 'askedAt'>>(answer)), askedAt };
  });

export const stagedDetails = (answer?: Staged<Submission>) =>
  submissionDetailsMachine.provide({
    actors: { loadSubmission: loaded(answer) },
    actions,
    delays,
  });

export const stagedViewer = (answer?: Staged<SubmissionView>) =>
  submissionViewerMachine.provide({
    actors: { loadSubmission: loaded(answer) },
    actions,
    delays,
  });
